import { queryOptions } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

/** The tenant's admins, to filter the history by. */
export const peopleQuery = queryOptions({
  queryKey: adminKeys.staff,
  queryFn: () => request(browserApi, "GET /api/admin/staff"),
  staleTime: 60_000,
})
