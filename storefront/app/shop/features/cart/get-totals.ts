import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** Calculates the total of a subtotal (rupees, decimal text) with GST and shipping, on the server. */
const getTotals = (api: Api, subtotal: string) =>
  request(api, "POST /api/settings/calculate-totals", { body: { subtotal } })

export const totalsQuery = (subtotal: string, api: Api = browserApi) =>
  queryOptions({
    queryKey: queryKeys.totalsOf(subtotal),
    queryFn: () => getTotals(api, subtotal),
    placeholderData: keepPreviousData,
  })

export const useTotals = (subtotal: string, enabled = true) => useQuery({ ...totalsQuery(subtotal), enabled })
