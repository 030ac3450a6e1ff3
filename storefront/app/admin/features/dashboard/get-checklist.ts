import { queryOptions } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

/** The tenant's remaining setup steps. Always stale, because the steps are done on other pages. */
export const checklistQuery = () =>
  queryOptions({
    queryKey: adminKeys.checklist,
    queryFn: () => request(browserApi, "GET /api/admin/checklist"),
    staleTime: 0,
  })
