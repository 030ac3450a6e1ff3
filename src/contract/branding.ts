import { z } from "zod"
import { type FontPair, fontPairs } from "./rules/font-pairs"
import { identifierText } from "./typed-text"

/** A CSS colour of the brand: `#rrggbb`. */
export const hexColor = identifierText()
  .regex(/^#[0-9a-fA-F]{6}$/, "Colour must look like #1e293b")
  .meta({ examples: ["#1e293b"] })

/** Font pair of a tenant's pages, from a fixed set. */
export const fontPair = z.enum(Object.keys(fontPairs) as FontPair[], {
  error: `Fonts must be one of ${Object.keys(fontPairs).join(", ")}`,
})

export const features = z.object({
  enableWishlist: z.boolean(),
  enableCart: z.boolean(),
  enableCheckout: z.boolean(),
  enableReviews: z.boolean(),
  enableBlog: z.boolean(),
  enableMultiCurrency: z.boolean(),
  enableEmailNotifications: z.boolean(),
})
export type Features = z.infer<typeof features>

export const branding = z.object({
  slug: z.string(),
  brandName: z.string(),
  tagline: z.string().nullable(),
  logo: z.string().nullable(),
  heroImage: z.string().nullable(),
  colors: z.object({
    primary: hexColor,
    secondary: hexColor,
    accent: hexColor,
    headerPill: hexColor.nullable(),
    headerText: hexColor.nullable(),
    headerActiveText: hexColor.nullable(),
  }),
  fonts: fontPair,
  contact: z.object({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
  }),
  social: z.object({
    facebook: z.string().nullable(),
    instagram: z.string().nullable(),
    twitter: z.string().nullable(),
    linkedin: z.string().nullable(),
    youtube: z.string().nullable(),
  }),
  company: z.object({ gst: z.string().nullable() }),
  features,
  seo: z.object({
    title: z.string().nullable(),
    description: z.string().nullable(),
    keywords: z.string().nullable(),
  }),
  favicon: z.string().nullable(),
  customCss: z.string().nullable(),
  paymentConfig: z.object({
    enableCOD: z.boolean(),
    razorpayKeyId: z.string().nullable(),
    /** Name of the tenant's payment provider, unless it is the default one. */
    provider: z.string().optional(),
  }),
  /** The tenant's primary host, and whether this host is only its preview; in `GET /api/branding`. */
  site: z.object({ primary: z.string(), isPreview: z.boolean() }).optional(),
})
export type Branding = z.infer<typeof branding>

/**
 * The tenant's own texts only; built-in defaults are in `texts.ts`. Also contains the settings that pages show
 * (`shown` in `settings.ts`), unless they are empty.
 */
export const content = z.record(z.string(), z.string())
export type Content = z.infer<typeof content>
