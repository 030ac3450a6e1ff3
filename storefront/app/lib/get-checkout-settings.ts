import { queryOptions } from "@tanstack/react-query"
import type { CheckoutSettings } from "@contract/checkout"
import { builtIn } from "@contract/rules/built-in-settings"
import type { Api } from "./api"
import { queryKeys } from "./query-keys"
import { request } from "./request"

/** The tenant's settings that pages show; `gstRate` is null when they can't be fetched. */
export type SiteSettings = Omit<CheckoutSettings, "gstRate"> & { gstRate: number | null }

/** What pages show when the tenant's settings can't be fetched. No rate of GST is claimed then. */
export const unknownSettings: SiteSettings = {
  freeShippingThreshold: Number(builtIn.free_shipping_threshold),
  gstRate: null,
  gstRegistered: true,
  rattiMg: builtIn.ratti_mg,
  panThreshold: Number(builtIn.pan_threshold),
}

const getCheckoutSettings = async (api: Api): Promise<SiteSettings> =>
  (await request(api, "GET /api/settings/checkout").catch(() => null)) ?? unknownSettings

export const checkoutSettingsQuery = (api: Api) =>
  queryOptions({ queryKey: queryKeys.checkoutSettings, queryFn: () => getCheckoutSettings(api) })
