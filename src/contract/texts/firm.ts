/** Loaded with the fields: most buyers are consumers. */
export const firmTexts = {
  checkout_firm_name: "Name of the firm",
  checkout_firm_name_missing: "Please enter the firm's name as it is registered",
  checkout_firm_gstin: "GSTIN",
  checkout_firm_gstin_missing: "Please enter the firm's GSTIN",
  checkout_firm_hint: "15 characters. Kept for your next purchase.",
  checkout_firm_elsewhere:
    "The parcel goes to {state}, but the firm is registered in {firm_state}. It may lose its input tax credit: please ask its accountant first.",
} as const
