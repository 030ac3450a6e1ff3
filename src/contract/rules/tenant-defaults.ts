import type { FontPair } from "./font-pairs"

/** What a new tenant begins with. */
export const defaultFeatures = {
  enableWishlist: true,
  enableCart: true,
  enableCheckout: true,
  enableReviews: false,
  enableBlog: false,
  enableMultiCurrency: false,
  enableEmailNotifications: true,
} as const

export const defaultTenantColors = { primary: "#1e293b", secondary: "#64748b", accent: "#10b981" } as const

/** Apart from the list of all (`font-pairs.ts`), which no shopper's browser loads. */
export const defaultFontPair = "fraunces-figtree" satisfies FontPair

/** Percent, and rupees. */
export const defaultTaxConfig = { gstRate: 18, shippingFee: 100 } as const
