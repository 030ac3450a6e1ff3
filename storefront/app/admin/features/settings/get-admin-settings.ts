import { queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

const getAdminSettings = (api: Api) => request(api, "GET /api/admin/settings")

/** All settings. The data is short-lived, because another admin may edit them. */
export const adminSettingsQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: adminKeys.settings, queryFn: () => getAdminSettings(api), staleTime: 0 })
