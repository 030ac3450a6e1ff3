import { queryOptions } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** What the shop should look into, and what it has. */
export const alarmsQuery = queryOptions({
  queryKey: queryKeys.alarms,
  queryFn: () => request(browserApi, "GET /api/admin/alarms"),
  staleTime: 0,
})
