import { queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

const getAdminBranding = (api: Api) => request(api, "GET /api/admin/branding")

/** The branding for editing. The data is short-lived, because another admin may edit it. */
export const adminBrandingQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: adminKeys.branding, queryFn: () => getAdminBranding(api), staleTime: 0 })
