import { queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { justLoadedMs } from "~/lib/page-data"
import { request } from "~/lib/request"

/** The tenant's remaining setup steps. Soon stale, because the steps are done on other pages. */
export const checklistQuery = (api: Api = browserApi) =>
  queryOptions({
    queryKey: adminKeys.checklist,
    queryFn: () => request(api, "GET /api/admin/checklist"),
    staleTime: justLoadedMs,
    // The dashboard shows the panel once the request has ended; a failure is shown, too.
    retryOnMount: false,
  })
