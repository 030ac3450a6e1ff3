import { queryOptions, useQuery } from "@tanstack/react-query"
import { builtIn } from "@contract/rules/built-in-settings"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** Above which total (rupees) the buyer's PAN is asked for, 0 never; the built-in one when the shop's can't be had. */
const getPanThreshold = async (api: Api): Promise<number> => {
  const answer = await request(api, "GET /api/settings/checkout").catch(() => null)
  return answer?.panThreshold ?? Number(builtIn.pan_threshold)
}

export const panThresholdQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.panThreshold, queryFn: () => getPanThreshold(api) })

export const usePanThreshold = () => useQuery(panThresholdQuery())
