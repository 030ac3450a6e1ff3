import { queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

const getStaff = (api: Api) => request(api, "GET /api/admin/staff")

/** The tenant's admins. */
export const staffQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: adminKeys.staff, queryFn: () => getStaff(api), staleTime: 0 })
