import { queryOptions, useQuery } from "@tanstack/react-query"
import { builtIn as builtInSettings } from "@contract/rules/built-in-settings"
import type { CheckoutSettings } from "@contract/checkout"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

const builtIn: CheckoutSettings = {
  freeShippingThreshold: Number(builtInSettings.free_shipping_threshold),
  gstRate: Number(builtInSettings.gst_rate),
  rattiMg: builtInSettings.ratti_mg,
  panThreshold: Number(builtInSettings.pan_threshold),
}

/**
 * The free-shipping threshold in rupees and the weight of a ratti; the built-in values when the tenant's can't be
 * fetched.
 */
const getCheckoutSettings = async (api: Api): Promise<CheckoutSettings> =>
  (await request(api, "GET /api/settings/checkout").catch(() => null)) ?? builtIn

export const checkoutSettingsQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.checkoutSettings, queryFn: () => getCheckoutSettings(api) })

export const useCheckoutSettings = (): CheckoutSettings => useQuery(checkoutSettingsQuery()).data ?? builtIn
