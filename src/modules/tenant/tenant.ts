import type { Branding, Features } from "../../contract/branding"
import { isFontPair } from "../../contract/rules/font-pairs"
import {
  defaultFeatures,
  defaultFontPair,
  defaultPaymentProvider,
  defaultTaxConfig,
  defaultTenantColors,
} from "../../contract/rules/tenant-defaults"
import type { TenantChoice } from "../../contract/medusa-admin"
import type { TenantView } from "../../contract/tenant"
import { styleFor } from "./brand-style"
import type { TenantLimits } from "../../contract/tenant-limits"
import { domainUrl, localUrl } from "./tenant-origin"

/** The tenant of a request, with its Medusa entities. Passed down as an explicit first argument. */
export interface Tenant {
  readonly id: string
  readonly slug: string
  readonly domain: string
  readonly isActive: boolean
  readonly features: Features
  readonly taxConfig: { gstRate: string; shippingFee: string }
  readonly branding: Branding
  readonly salesChannelId: string
  readonly stockLocationId: string
  readonly shippingOptionId: string
  readonly regionId: string
  /** Limits set by a superadmin; null means the platform's default. */
  readonly limits: TenantLimits
  readonly version: number
  /** The platform's internal note. */
  readonly closedReason: string | null
  /** Style rules as written; `branding` has the sanitized ones. */
  readonly styleSource: string | null
  readonly createdAt: Date
}

export interface TenantRow {
  id: string
  slug: string
  domain: string
  brand_name: string
  tagline: string | null
  logo: string | null
  hero_image: string | null
  favicon: string | null
  colors: Partial<Branding["colors"]>
  fonts: string
  contact: Partial<Branding["contact"]>
  social: Partial<Branding["social"]>
  company: Partial<Branding["company"]>
  seo: Partial<Branding["seo"]>
  features: Partial<Features>
  tax_config: { gstRate?: number | string; shippingFee?: number | string }
  custom_css: string | null
  enable_cod: boolean
  payment_key_id: string | null
  payment_provider: string
  is_active: boolean
  closed_reason: string | null
  limits: Partial<TenantLimits>
  version: number
  sales_channel_id: string
  stock_location_id: string
  shipping_option_id: string
  region_id: string
  created_at: Date
}

/** Maps a registry row to a tenant, without payment secrets. */
export function tenantFromRow(row: TenantRow): Tenant {
  const features = { ...defaultFeatures, ...row.features }
  return {
    id: row.id,
    slug: row.slug,
    domain: row.domain,
    isActive: row.is_active,
    features,
    taxConfig: {
      gstRate: String(row.tax_config.gstRate ?? defaultTaxConfig.gstRate),
      shippingFee: String(row.tax_config.shippingFee ?? defaultTaxConfig.shippingFee),
    },
    branding: brandingFromRow(row, features),
    salesChannelId: row.sales_channel_id,
    stockLocationId: row.stock_location_id,
    shippingOptionId: row.shipping_option_id,
    regionId: row.region_id,
    limits: { callsPerSecond: null, callsAtOnce: null, ...row.limits },
    version: row.version,
    closedReason: row.closed_reason,
    styleSource: row.custom_css,
    createdAt: row.created_at,
  }
}

function brandingFromRow(row: TenantRow, features: Features): Branding {
  return {
    slug: row.slug,
    brandName: row.brand_name,
    tagline: row.tagline,
    logo: row.logo,
    heroImage: row.hero_image,
    colors: {
      ...defaultTenantColors,
      headerPill: null,
      headerText: null,
      headerActiveText: null,
      ...row.colors,
    },
    // An archive may come from an installation that supports more font pairs.
    fonts: isFontPair(row.fonts) ? row.fonts : defaultFontPair,
    contact: { email: null, phone: null, address: null, ...row.contact },
    social: { facebook: null, instagram: null, twitter: null, linkedin: null, youtube: null, ...row.social },
    company: { gst: null, ...row.company },
    features,
    seo: { title: null, description: null, keywords: null, ...row.seo },
    favicon: row.favicon,
    customCss: styleFor(row.custom_css),
    paymentConfig: {
      enableCOD: row.enable_cod,
      razorpayKeyId: row.payment_key_id,
      ...(row.payment_provider !== defaultPaymentProvider && { provider: row.payment_provider }),
    },
  }
}

/** Maps a tenant to the superadmin's view. */
export const tenantView = ({ branding, ...it }: Tenant): TenantView => ({
  id: it.id,
  version: it.version,
  brandName: branding.brandName,
  domain: it.domain,
  slug: it.slug,
  tagline: branding.tagline,
  logo: branding.logo,
  heroImage: branding.heroImage,
  favicon: branding.favicon,
  primaryColor: branding.colors.primary,
  secondaryColor: branding.colors.secondary,
  accentColor: branding.colors.accent,
  fonts: branding.fonts,
  ...branding.contact,
  isActive: it.isActive,
  reason: it.closedReason,
  features: it.features,
  siteUrl: domainUrl(it),
  localUrl: localUrl(it),
  customCss: it.styleSource,
  taxConfig: { gstRate: Number(it.taxConfig.gstRate), shippingFee: Number(it.taxConfig.shippingFee) },
  createdAt: it.createdAt.toISOString(),
})

/** Maps a tenant to a choice in Medusa Admin. */
export const choiceOf = ({ id, slug, branding }: Tenant): TenantChoice => ({
  id,
  slug,
  brandName: branding.brandName,
})
