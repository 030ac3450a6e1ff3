import { queryOptions, useQuery } from "@tanstack/react-query"
import type { CheckoutSettings } from "@contract/checkout"
import { settings } from "@contract/settings"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

const builtIn: CheckoutSettings = {
  freeShippingThreshold: Number(settings.free_shipping_threshold.default),
  rattiMg: settings.ratti_mg.default,
  panThreshold: Number(settings.pan_threshold.default),
}

/** From how many rupees on shipping is free, and what a ratti weighs; the built-in values when the shop's can't be had. */
const getCheckoutSettings = async (api: Api): Promise<CheckoutSettings> =>
  (await request(api, "GET /api/settings/checkout").catch(() => null)) ?? builtIn

export const checkoutSettingsQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.checkoutSettings, queryFn: () => getCheckoutSettings(api) })

export const useCheckoutSettings = (): CheckoutSettings => useQuery(checkoutSettingsQuery()).data ?? builtIn
