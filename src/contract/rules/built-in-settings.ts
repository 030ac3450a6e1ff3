import type { RattiWeight } from "./stone-measures"

/**
 * What a setting is where a tenant has set none. By themselves: a shopper's page needs some of these numbers, and none of
 * the rules that values are held to.
 */
export const builtIn = {
  gst_rate: "18",
  shipping_fee: "100",
  free_shipping_threshold: "5000",
  ratti_mg: "121.5" satisfies RattiWeight,
  pan_threshold: "200000",
} as const
