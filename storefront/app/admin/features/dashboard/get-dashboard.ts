import { queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { justLoadedMs } from "~/lib/page-data"
import { request } from "~/lib/request"

const getDashboard = (api: Api) => request(api, "GET /api/admin/dashboard")

/** The tenant's dashboard. The data is short-lived, because orders arrive continuously. */
export const dashboardQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: adminKeys.dashboard, queryFn: () => getDashboard(api), staleTime: justLoadedMs })
