import { queryOptions } from "@tanstack/react-query"
import type { AlarmsQuery } from "@contract/alarm"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { justLoadedMs } from "~/lib/page-data"
import { request } from "~/lib/request"

/** The tenant's open alarms; with `all`, the resolved ones too. */
export const alarmsQuery = (show: AlarmsQuery["show"], api: Api = browserApi) =>
  queryOptions({
    queryKey: adminKeys.alarmList(show),
    queryFn: () => request(api, "GET /api/admin/alarms", { query: new URLSearchParams({ show }) }),
    staleTime: justLoadedMs,
    // The dashboard shows the panel once the request has ended; a failure is shown, too.
    retryOnMount: false,
  })
