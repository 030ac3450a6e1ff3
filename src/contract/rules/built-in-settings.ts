import type { RattiWeight } from "./stone-measures"

/**
 * Defaults of settings that a tenant hasn't set. They are in their own file because shoppers' pages need some of these
 * numbers but none of the validation rules.
 */
export const builtIn = {
  gst_rate: "18",
  shipping_fee: "100",
  free_shipping_threshold: "5000",
  ratti_mg: "121.5" satisfies RattiWeight,
  pan_threshold: "200000",
  invoice_prefix: "INV",
  credit_note_prefix: "CN",
  gst_registered: "true",
  shipping_taxed: "false",
  growth_target_percent: "12.5",
  dispatch_days: "1",
  transit_days_same_state: "1-3",
  transit_days_other_states: "3-6",
} as const
