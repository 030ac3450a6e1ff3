import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** What a subtotal (rupees, decimal text) comes to with GST and shipping, as the server computes it. */
const getTotals = (api: Api, subtotal: string) =>
  request(api, "POST /api/settings/calculate-totals", { body: { subtotal } })

export const totalsQuery = (subtotal: string, api: Api = browserApi) =>
  queryOptions({
    queryKey: queryKeys.totalsOf(subtotal),
    queryFn: () => getTotals(api, subtotal),
    placeholderData: keepPreviousData,
  })

export const useTotals = (subtotal: string, enabled = true) => useQuery({ ...totalsQuery(subtotal), enabled })
