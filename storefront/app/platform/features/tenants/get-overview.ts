import { queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { platformKeys } from "~/lib/platform-keys"
import { request } from "~/lib/request"

const getOverview = (api: Api) => request(api, "GET /api/superadmin/analytics/overview")

/** The platform's overview. The data is short-lived, because orders arrive continuously. */
export const overviewQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: platformKeys.overview, queryFn: () => getOverview(api), staleTime: 0 })
