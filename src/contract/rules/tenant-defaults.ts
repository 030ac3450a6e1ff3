import type { FontPair } from "./font-pairs"

/** Features of a new tenant. */
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

/** In its own file: shoppers' browsers don't load the list of all pairs (`font-pairs.ts`). */
export const defaultFontPair = "fraunces-figtree" satisfies FontPair

/** Name of the payment provider of a new tenant. */
export const defaultPaymentProvider = "razorpay"

/** `gstRate` in percent, `shippingFee` in rupees. */
export const defaultTaxConfig = { gstRate: 18, shippingFee: 100 } as const
