import { queryOptions } from "@tanstack/react-query"
import type { ViewList } from "@contract/view"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

/** The saved views of a list: the admin's own and the tenant's. */
export const viewsQuery = (list: ViewList) =>
  queryOptions({
    queryKey: adminKeys.views(list),
    queryFn: () => request(browserApi, "GET /api/admin/views", { query: new URLSearchParams({ list }) }),
    staleTime: 0,
  })
