import { queryOptions } from "@tanstack/react-query"
import { adminKeys } from "~/lib/admin-keys"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

const getUncredited = (api: Api) => request(api, "GET /api/admin/reports/uncredited")

/** Cancelled orders whose invoices still count. Every change of an order invalidates it. */
export const uncreditedQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: adminKeys.uncredited, queryFn: () => getUncredited(api) })
