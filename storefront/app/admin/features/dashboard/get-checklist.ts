import { queryOptions } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

/** What the store still needs before it sells. Never fresh: it is done on other pages. */
export const checklistQuery = () =>
  queryOptions({
    queryKey: adminKeys.checklist,
    queryFn: () => request(browserApi, "GET /api/admin/checklist"),
    staleTime: 0,
  })
