import { queryOptions, useQuery } from "@tanstack/react-query"
import { builtIn } from "@contract/rules/built-in-settings"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/**
 * The total in rupees above which the buyer's PAN is required, 0 for never; the built-in value when the tenant's can't
 * be fetched.
 */
const getPanThreshold = async (api: Api): Promise<number> => {
  const answer = await request(api, "GET /api/settings/checkout").catch(() => null)
  return answer?.panThreshold ?? Number(builtIn.pan_threshold)
}

export const panThresholdQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.panThreshold, queryFn: () => getPanThreshold(api) })

export const usePanThreshold = () => useQuery(panThresholdQuery())
