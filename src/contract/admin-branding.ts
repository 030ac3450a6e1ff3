import { z } from "zod"
import { email } from "./auth"
import { features, fontPair, hexColor } from "./branding"
import { instant } from "./common"
import { version } from "./version"

const socialNetworks = ["facebook", "instagram", "twitter", "linkedin", "youtube"] as const

/** One line of text; an empty one is none. */
export const line = (label: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .transform((it) => it || null)
    .nullable()

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol)

const webAddress = (label: string) =>
  line(label, 300).refine(
    (it) => it === null || isWebAddress(it),
    `${label} must be an address that begins with https://`
  )

/** `#rrggbb`; empty falls back to what the storefront picks. */
const optionalColor = z
  .union([hexColor, z.literal("").transform(() => null)], { error: "Colour must look like #1e293b" })
  .nullable()

/** A switch as JSON or as a form's text. */
export const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((it) => it === "true")], {
  error: "Must be true or false",
})

/** An e-mail, or an empty text for none. */
export const optionalEmail = z.union([email, z.literal("").transform(() => null)]).nullable()

const social = Object.fromEntries(socialNetworks.map((it) => [it, webAddress(it)])) as Record<
  (typeof socialNetworks)[number],
  ReturnType<typeof webAddress>
>

const featureFlags = Object.fromEntries(Object.keys(features.shape).map((it) => [it, flag])) as {
  [K in keyof typeof features.shape]: typeof flag
}

const headerColors = { headerPill: optionalColor, headerText: optionalColor, headerActiveText: optionalColor }

/** What an admin changes of the brand; what isn't there stays. A picture is removed by an empty text. */
const editable = z.object({
  brandName: z.string().trim().min(1, "Brand Name is required").max(120),
  tagline: line("Tagline", 200),
  primary: hexColor,
  secondary: hexColor,
  accent: hexColor,
  ...headerColors,
  fonts: fontPair,
  email: optionalEmail,
  phone: line("Phone", 40),
  address: line("Address", 500),
  ...social,
  gst: line("GSTIN", 20),
  seoTitle: line("Title", 120),
  seoDescription: line("Description", 320),
  seoKeywords: line("Keywords", 320),
  ...featureFlags,
  customCss: line("Style rules", 20_000),
  enableCOD: flag,
  razorpayKeyId: line("Key id", 100),
})

/** In the place of a picture: an empty text removes it. */
export const removable = z.literal("").transform(() => null)

export const brandingUpdateBody = editable.partial().extend({
  logo: removable.optional(),
  heroImage: removable.optional(),
  favicon: removable.optional(),
  /** Go in and never come out again. */
  razorpayKeySecret: z.string().trim().min(1).max(200).optional(),
  razorpayWebhookSecret: z.string().trim().min(1).max(200).optional(),
})
export type BrandingUpdateBody = z.output<typeof brandingUpdateBody>

const text = z.string().nullable()

/** The brand as its admin edits it: flat, so that two can change different fields of it. Secrets are never part of it. */
export const adminBranding = z.object({
  id: z.string(),
  version,
  brandName: z.string(),
  tagline: text,
  logo: text,
  heroImage: text,
  favicon: text,
  primary: hexColor,
  secondary: hexColor,
  accent: hexColor,
  headerPill: hexColor.nullable(),
  headerText: hexColor.nullable(),
  headerActiveText: hexColor.nullable(),
  fonts: fontPair,
  email: text,
  phone: text,
  address: text,
  facebook: text,
  instagram: text,
  twitter: text,
  linkedin: text,
  youtube: text,
  gst: text,
  seoTitle: text,
  seoDescription: text,
  seoKeywords: text,
  ...features.shape,
  customCss: text,
  enableCOD: z.boolean(),
  razorpayKeyId: text,
  /** When the secrets were set last; null while there are none. */
  paymentSecretsAt: instant.nullable(),
})
export type AdminBranding = z.infer<typeof adminBranding>

/** Whether the gateway takes the shop's keys. */
export const paymentTest = z.object({ ok: z.boolean(), message: z.string() })
export type PaymentTest = z.infer<typeof paymentTest>
