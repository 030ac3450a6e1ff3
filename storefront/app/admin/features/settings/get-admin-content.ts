import { queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

const getAdminContent = (api: Api) => request(api, "GET /api/admin/content")

/** All texts that the store can write. Never fresh for long: somebody else may be editing them. */
export const adminContentQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: adminKeys.content, queryFn: () => getAdminContent(api), staleTime: 0 })
