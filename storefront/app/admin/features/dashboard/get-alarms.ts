import { queryOptions } from "@tanstack/react-query"
import type { AlarmsQuery } from "@contract/alarm"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

/** The tenant's open alarms; with `all`, the resolved ones too. */
export const alarmsQuery = (show: AlarmsQuery["show"]) =>
  queryOptions({
    queryKey: adminKeys.alarmList(show),
    queryFn: () => request(browserApi, "GET /api/admin/alarms", { query: new URLSearchParams({ show }) }),
    staleTime: 0,
  })
