import type { Branding } from "@contract/branding"
import { defaultFeatures, defaultFontPair } from "@contract/rules/tenant-defaults"

/** Branding used when the tenant's can't be fetched. */
export const defaultBranding: Branding = {
  slug: "default",
  brandName: "Stone & Lustre",
  tagline: null,
  logo: null,
  heroImage: null,
  colors: {
    primary: "#3b82f6",
    secondary: "#8b5cf6",
    accent: "#10b981",
    headerPill: null,
    headerText: null,
    headerActiveText: null,
  },
  fonts: defaultFontPair,
  contact: { email: null, phone: null, address: null },
  social: { facebook: null, instagram: null, twitter: null, linkedin: null, youtube: null },
  company: { gst: null },
  features: defaultFeatures,
  seo: { title: null, description: null, keywords: null },
  favicon: null,
  customCss: null,
  paymentConfig: { enableCOD: true, razorpayKeyId: null },
}
