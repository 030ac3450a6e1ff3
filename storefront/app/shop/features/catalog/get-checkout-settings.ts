import { queryOptions, useQuery } from "@tanstack/react-query"
import { builtIn as builtInSettings } from "@contract/rules/built-in-settings"
import type { CheckoutSettings } from "@contract/checkout"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

const builtIn: CheckoutSettings = {
  freeShippingThreshold: Number(builtInSettings.free_shipping_threshold),
  rattiMg: builtInSettings.ratti_mg,
  panThreshold: Number(builtInSettings.pan_threshold),
}

/** From how many rupees on shipping is free, and what a ratti weighs; the built-in values when the shop's can't be had. */
const getCheckoutSettings = async (api: Api): Promise<CheckoutSettings> =>
  (await request(api, "GET /api/settings/checkout").catch(() => null)) ?? builtIn

export const checkoutSettingsQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.checkoutSettings, queryFn: () => getCheckoutSettings(api) })

export const useCheckoutSettings = (): CheckoutSettings => useQuery(checkoutSettingsQuery()).data ?? builtIn
