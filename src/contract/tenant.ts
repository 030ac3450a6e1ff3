import { z } from "zod"
import { identifierText, lineText } from "./typed-text"
import { flag, line, lines, optionalEmail, removable, shownPhone } from "./admin-branding"
import { branding, features, fontPair, hexColor } from "./branding"
import { instant, page } from "./common"
import { optionalGstin } from "./gstin"
import { jsonMember } from "./json-text"
import { hostOf } from "./rules/host"
import { defaultFontPair, defaultTenantColors } from "./rules/tenant-defaults"
import { version } from "./version"

/** Slugs that would collide with the platform's own hosts. */
export const reservedSlugs = [
  "default",
  "www",
  "api",
  "admin",
  "superadmin",
  "app",
  "static",
  "assets",
  "mail",
  "webhooks",
] as const

/** Form of every stored slug; older slugs may have hyphens at either end or consecutive ones. */
const storedSlug = identifierText("Slug is required")
  .toLowerCase()
  .min(1, { error: "Slug is required", abort: true })
  .regex(/^[a-z0-9-]{2,40}$/, {
    error: "Slug must be 2 to 40 lower-case letters, digits or hyphens",
    abort: true,
  })

/** Form of a new slug. It is a label in host names and a prefix of product handles, in which Medusa refuses `--`. */
export const tenantSlug = storedSlug.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "Slug must begin and end with a letter or digit, with single hyphens between"
)

export const tenantDomain = lineText("Domain is required")
  .min(1, { error: "Domain is required", abort: true })
  .max(300, { error: "Domain is too long", abort: true })
  .transform((typed, issues) => {
    const host = hostOf(typed)
    if (host !== null) return host
    issues.addIssue({ code: "custom", message: "Domain must be a host name, like shop.example.in" })
    return z.NEVER
  })

/** The tenant's fallback rates: percent and rupees. */
export const taxConfig = z.object({
  gstRate: z.number().min(0).max(100),
  shippingFee: z.number().min(0),
})

export const paymentConfigInput = z.object({
  enableCOD: z.boolean().optional(),
  razorpayKeyId: lineText().max(100).nullable().optional(),
  razorpayKeySecret: z.string().trim().max(200).optional(),
  razorpayWebhookSecret: z.string().trim().max(200).optional(),
})

const names = {
  brandName: lineText("Brand Name is required").min(1, "Brand Name is required").max(120),
  domain: tenantDomain,
  slug: tenantSlug,
}

/** Optional fields, as JSON or as form texts. */
const details = {
  tagline: line("Tagline", 200),
  primaryColor: hexColor,
  secondaryColor: hexColor,
  accentColor: hexColor,
  fonts: fontPair,
  features: jsonMember(features.partial(), "Features"),
  taxConfig: jsonMember(taxConfig.partial(), "Tax settings"),
  email: optionalEmail,
  phone: shownPhone("Phone", 40),
  address: lines("Address", 500),
  customCss: lines("Style rules", 20_000),
  headerColors: jsonMember(
    branding.shape.colors.pick({ headerPill: true, headerText: true, headerActiveText: true }).partial(),
    "Header colours"
  ),
  seo: jsonMember(branding.shape.seo.partial(), "Search engine texts"),
  social: jsonMember(branding.shape.social.partial(), "Social links"),
  company: jsonMember(z.object({ gst: optionalGstin }).partial(), "Company"),
  paymentConfig: jsonMember(paymentConfigInput, "Payment settings"),
}

/** A picture's URL; files are uploaded in form fields of the same names. */
const picture = line("Address of a picture", 500).default(null)

export const tenantCreateBody = z.object({
  ...names,
  tagline: details.tagline.default(null),
  primaryColor: details.primaryColor.default(defaultTenantColors.primary),
  secondaryColor: details.secondaryColor.default(defaultTenantColors.secondary),
  accentColor: details.accentColor.default(defaultTenantColors.accent),
  fonts: details.fonts.default(defaultFontPair),
  features: details.features.default({}),
  taxConfig: details.taxConfig.default({}),
  email: details.email.default(null),
  phone: details.phone.default(null),
  address: details.address.default(null),
  logo: picture,
  heroImage: picture,
  favicon: picture,
  customCss: details.customCss.default(null),
  headerColors: details.headerColors.default({}),
  seo: details.seo.default({}),
  social: details.social.default({}),
  company: details.company.default({}),
  paymentConfig: details.paymentConfig.default({}),
  /** Receives an invitation to set a password and manage the tenant. */
  adminEmail: optionalEmail.default(null),
})
export type TenantCreateBody = z.infer<typeof tenantCreateBody>

/**
 * An omitted field stays unchanged. An unchanged slug may have an older form; a changed one is validated as a new slug.
 */
export const tenantUpdateBody = z
  .object({
    ...names,
    slug: storedSlug,
    ...details,
    logo: removable,
    heroImage: removable,
    favicon: removable,
    isActive: flag,
    /** Reason for closing; shown to the platform only. */
    reason: line("Reason", 500),
  })
  .partial()
export type TenantUpdateBody = z.infer<typeof tenantUpdateBody>

export const tenantParams = z.object({ id: z.string().min(1).max(100) })

export const tenantSorts = ["oldest", "newest", "name", "domain"] as const

/** `search` matches brand name, domain and slug. */
export const tenantListQuery = z.object({
  search: lineText().max(200).default(""),
  status: z.enum(["active", "inactive"]).optional(),
  /** True: deleted tenants whose data isn't erased yet, instead of the others. */
  deleted: z.enum(["true", "false"]).default("false"),
  sort: z.enum(tenantSorts).default("oldest"),
  limit: page.limit.unwrap().max(100).default(100),
  offset: page.offset,
})
export type TenantListQuery = z.infer<typeof tenantListQuery>

const words = z.string().nullable()

export const tenant = z.object({
  id: z.string(),
  /** Number of changes of its brand, whoever made them. */
  version,
  brandName: z.string(),
  domain: z.string(),
  slug: z.string(),
  tagline: words,
  logo: words,
  heroImage: words,
  favicon: words,
  primaryColor: hexColor,
  secondaryColor: hexColor,
  accentColor: hexColor,
  fonts: fontPair,
  email: words,
  phone: words,
  address: words,
  isActive: z.boolean(),
  /** Reason for closing, if given. */
  reason: words,
  /** As entered. */
  customCss: words,
  features,
  taxConfig,
  /** Its storefront on its own domain. */
  siteUrl: z.string(),
  /** Its URL on the local machine; null in production. */
  localUrl: words,
  createdAt: instant,
})
export type TenantView = z.infer<typeof tenant>

/** A deleted tenant also has the time at which its data is erased; until then it can be restored. */
export const listedTenant = tenant.extend({
  /** Null when no mail has reached the tenant's admins: nothing is erased before one has. */
  erasesAt: instant.nullable().optional(),
})
export type ListedTenant = z.infer<typeof listedTenant>
