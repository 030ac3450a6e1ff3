import { queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { platformKeys } from "~/lib/platform-keys"
import { request } from "~/lib/request"

const getOverview = (api: Api) => request(api, "GET /api/superadmin/analytics/overview")

/** The platform at a glance. Never fresh for long: orders come in while one looks elsewhere. */
export const overviewQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: platformKeys.overview, queryFn: () => getOverview(api), staleTime: 0 })
