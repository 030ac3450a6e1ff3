import { queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

const getAdminContent = (api: Api) => request(api, "GET /api/admin/content")

/** All texts that the tenant can edit. The data is short-lived, because another admin may edit them. */
export const adminContentQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: adminKeys.content, queryFn: () => getAdminContent(api), staleTime: 0 })
