import { queryOptions } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** Those who run the store, whose changes can be asked for. */
export const peopleQuery = queryOptions({
  queryKey: queryKeys.staff,
  queryFn: () => request(browserApi, "GET /api/admin/staff"),
  staleTime: 60_000,
})
