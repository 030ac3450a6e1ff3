import { z } from "zod"
import { email } from "./auth"
import { branding, features, hexColor } from "./branding"
import { instant } from "./common"

/** Names that would collide with the platform's own hosts. */
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

export const tenantSlug = z
  .string({ error: "Slug is required" })
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{2,40}$/, "Slug must be 2 to 40 lower-case letters, digits or hyphens")

export const tenantDomain = z
  .string({ error: "Domain is required" })
  .trim()
  .toLowerCase()
  .max(253, "Domain is too long")
  .regex(
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
    "Domain must be a host name, like shop.example.in"
  )

/** Rates as the tenant's fallback: percent and rupees. */
export const taxConfig = z.object({
  gstRate: z.number().min(0).max(100),
  shippingFee: z.number().min(0),
})

const text = (max: number) => z.string().trim().max(max).nullable()

export const paymentConfigInput = z.object({
  enableCOD: z.boolean().optional(),
  razorpayKeyId: z.string().trim().max(100).nullable().optional(),
  razorpayKeySecret: z.string().trim().max(200).optional(),
  razorpayWebhookSecret: z.string().trim().max(200).optional(),
})

export const tenantCreateBody = z.object({
  brandName: z.string({ error: "Brand Name is required" }).trim().min(1, "Brand Name is required").max(120),
  domain: tenantDomain,
  slug: tenantSlug,
  tagline: text(200).default(null),
  primaryColor: hexColor.default("#1e293b"),
  secondaryColor: hexColor.default("#64748b"),
  accentColor: hexColor.default("#10b981"),
  features: features.partial().default({}),
  taxConfig: taxConfig.partial().default({}),
  email: email.nullable().default(null),
  phone: text(40).default(null),
  address: text(500).default(null),
  logo: text(500).default(null),
  heroImage: text(500).default(null),
  favicon: text(500).default(null),
  customCss: text(20_000).default(null),
  headerColors: branding.shape.colors
    .pick({ headerPill: true, headerText: true, headerActiveText: true })
    .partial()
    .default({}),
  seo: branding.shape.seo.partial().default({}),
  social: branding.shape.social.partial().default({}),
  company: branding.shape.company.partial().default({}),
  paymentConfig: paymentConfigInput.default({}),
  /** Gets an invitation to choose a password and to run the shop. */
  adminEmail: email.nullable().default(null),
})
export type TenantCreateBody = z.infer<typeof tenantCreateBody>

export const tenant = z.object({
  id: z.string(),
  brandName: z.string(),
  domain: z.string(),
  slug: z.string(),
  tagline: z.string().nullable(),
  logo: z.string().nullable(),
  primaryColor: hexColor,
  secondaryColor: hexColor,
  accentColor: hexColor,
  isActive: z.boolean(),
  features,
  taxConfig,
  createdAt: instant,
})
export type TenantView = z.infer<typeof tenant>
