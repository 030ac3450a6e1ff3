/** Loaded with the field: most orders are below the threshold. */
export const panTexts = {
  checkout_pan_label: "PAN",
  checkout_pan_hint: "Ten characters, like AAAPA1234A. Stored encrypted, printed on your invoice only.",
  checkout_pan_why: "The law requires the buyer's permanent account number for purchases above",
  checkout_pan_none: "If you have none, please ask the store about Form 97.",
  checkout_pan_missing: "Please enter your PAN",
} as const
