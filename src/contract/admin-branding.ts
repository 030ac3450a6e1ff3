import { z } from "zod"
import { identifierText, lineText, linesText } from "./typed-text"
import { email } from "./auth"
import { features, fontPair, hexColor } from "./branding"
import { instant } from "./common"
import { optionalGstin } from "./gstin"
import { version } from "./version"

const socialNetworks = ["facebook", "instagram", "twitter", "linkedin", "youtube"] as const

const clearable = (text: z.ZodString, label: string, max: number) =>
  text
    .max(max, `${label} must be at most ${max} characters`)
    .transform((it) => it || null)
    .nullable()

/** Schema of one line of text; empty becomes null. */
export const line = (label: string, max: number) => clearable(lineText(), label, max)

/** The same for several lines. */
export const lines = (label: string, max: number) => clearable(linesText(), label, max)

/** The same for a phone that pages show. It keeps its spaces. */
export const shownPhone = (label: string, max: number) => clearable(identifierText(), label, max)

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol)

const webAddress = (label: string) =>
  line(label, 300).refine(
    (it) => it === null || isWebAddress(it),
    `${label} must be an address that begins with https://`
  )

/** `#rrggbb`; empty selects the storefront's default. */
const optionalColor = z
  .union([hexColor, z.literal("").transform(() => null)], { error: "Colour must look like #1e293b" })
  .nullable()

/** A boolean, as JSON or as form text. */
export const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((it) => it === "true")], {
  error: "Must be true or false",
})

/** An e-mail; empty becomes null. */
export const optionalEmail = z.union([email, z.literal("").transform(() => null)]).nullable()

const social = Object.fromEntries(socialNetworks.map((it) => [it, webAddress(it)])) as Record<
  (typeof socialNetworks)[number],
  ReturnType<typeof webAddress>
>

const featureFlags = Object.fromEntries(Object.keys(features.shape).map((it) => [it, flag])) as {
  [K in keyof typeof features.shape]: typeof flag
}

const headerColors = { headerPill: optionalColor, headerText: optionalColor, headerActiveText: optionalColor }

/** Brand fields that an admin can edit. An omitted field stays unchanged. An empty text removes a picture. */
const editable = z.object({
  brandName: lineText().min(1, "Brand Name is required").max(120),
  tagline: line("Tagline", 200),
  primaryColor: hexColor,
  secondaryColor: hexColor,
  accentColor: hexColor,
  ...headerColors,
  fonts: fontPair,
  email: optionalEmail,
  phone: shownPhone("Phone", 40),
  address: lines("Address", 500),
  ...social,
  gst: optionalGstin,
  seoTitle: line("Title", 120),
  seoDescription: lines("Description", 320),
  seoKeywords: line("Keywords", 320),
  ...featureFlags,
  customCss: lines("Style rules", 20_000),
  enableCOD: flag,
  razorpayKeyId: line("Key id", 100),
})

/** An empty text in a picture's field removes the picture. */
export const removable = z.literal("").transform(() => null)

/** Fields of the body by their names. */
export const brandingFields = editable.partial().extend({
  logo: removable.optional(),
  heroImage: removable.optional(),
  favicon: removable.optional(),
  /** Write-only. */
  razorpayKeySecret: z.string().trim().min(1).max(200).optional(),
  razorpayWebhookSecret: z.string().trim().min(1).max(200).optional(),
})
export type BrandingUpdateBody = z.output<typeof brandingFields>

/** Earlier names of the colours, which stay accepted. */
const formerColors = z.object({ primary: hexColor, secondary: hexColor, accent: hexColor }).partial()

/** The body of an edit of the brand. */
export const brandingUpdateBody = brandingFields
  .extend(formerColors.shape)
  .transform(({ primary, secondary, accent, ...body }): BrandingUpdateBody => ({
    ...(primary === undefined ? {} : { primaryColor: primary }),
    ...(secondary === undefined ? {} : { secondaryColor: secondary }),
    ...(accent === undefined ? {} : { accentColor: accent }),
    ...body,
  }))

const text = z.string().nullable()

/**
 * The brand as its admin edits it. It is flat, so that two admins can change different fields concurrently. It never
 * contains secrets.
 */
export const adminBranding = z.object({
  id: z.string(),
  version,
  brandName: z.string(),
  tagline: text,
  logo: text,
  heroImage: text,
  favicon: text,
  primaryColor: hexColor,
  secondaryColor: hexColor,
  accentColor: hexColor,
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
  /** Time of the last change of the secrets; null when none are set. */
  paymentSecretsAt: instant.nullable(),
})
export type AdminBranding = z.infer<typeof adminBranding>

/** Result of testing the tenant's keys at the gateway. */
export const paymentTest = z.object({ ok: z.boolean(), message: z.string() })
export type PaymentTest = z.infer<typeof paymentTest>
