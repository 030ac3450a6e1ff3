import type { AdminBranding } from "../../contract/admin-branding"
import type { TenantTx } from "../../db/with-tenant"
import { openSecrets, type PaymentSecrets, sealSecrets } from "./payment-secrets"
import { tenantFromRow, type TenantRow } from "./tenant"

export interface BrandRow extends TenantRow {
  payment_secrets: string | null
  payment_secrets_at: Date | null
}

/** Returns a tenant's editable brand and locks its row until the transaction ends. */
export async function lockBrand(tx: TenantTx): Promise<AdminBranding> {
  const row = await tx.first<BrandRow>("select * from tenant where id = ? for update", [tx.tenantId])
  if (!row) throw new Error("No such tenant")
  return brandOf(row)
}

export function brandOf(row: BrandRow): AdminBranding {
  const { branding, features } = tenantFromRow(row)
  const { colors, seo, company, paymentConfig } = branding
  return {
    id: row.id,
    version: row.version,
    brandName: branding.brandName,
    tagline: branding.tagline,
    logo: branding.logo,
    heroImage: branding.heroImage,
    favicon: branding.favicon,
    primaryColor: colors.primary,
    secondaryColor: colors.secondary,
    accentColor: colors.accent,
    headerPill: colors.headerPill,
    headerText: colors.headerText,
    headerActiveText: colors.headerActiveText,
    fonts: branding.fonts,
    ...branding.contact,
    ...branding.social,
    gst: company.gst,
    seoTitle: seo.title,
    seoDescription: seo.description,
    seoKeywords: seo.keywords,
    ...features,
    customCss: row.custom_css,
    enableCOD: paymentConfig.enableCOD,
    razorpayKeyId: paymentConfig.razorpayKeyId,
    paymentSecretsAt: row.payment_secrets_at?.toISOString() ?? null,
  }
}

/** Writes the brand and increments its version. */
export async function writeBrand(tx: TenantTx, it: AdminBranding): Promise<void> {
  const json = JSON.stringify
  await tx.run(
    `update tenant set brand_name = ?, tagline = ?, logo = ?, hero_image = ?, favicon = ?, colors = ?::jsonb,
       fonts = ?, contact = ?::jsonb, social = ?::jsonb, company = ?::jsonb, seo = ?::jsonb,
       features = features || ?::jsonb, enable_cod = ?, payment_key_id = ?, custom_css = ?, version = version + 1, updated_at = now()
     where id = ?`,
    [
      it.brandName,
      it.tagline,
      it.logo,
      it.heroImage,
      it.favicon,
      json({
        primary: it.primaryColor,
        secondary: it.secondaryColor,
        accent: it.accentColor,
        headerPill: it.headerPill,
        headerText: it.headerText,
        headerActiveText: it.headerActiveText,
      }),
      it.fonts,
      json({ email: it.email, phone: it.phone, address: it.address }),
      json({
        facebook: it.facebook,
        instagram: it.instagram,
        twitter: it.twitter,
        linkedin: it.linkedin,
        youtube: it.youtube,
      }),
      json({ gst: it.gst }),
      json({ title: it.seoTitle, description: it.seoDescription, keywords: it.seoKeywords }),
      json({
        enableWishlist: it.enableWishlist,
        enableCart: it.enableCart,
        enableCheckout: it.enableCheckout,
        enableReviews: it.enableReviews,
        enableBlog: it.enableBlog,
        enableMultiCurrency: it.enableMultiCurrency,
        enableEmailNotifications: it.enableEmailNotifications,
      }),
      it.enableCOD,
      it.razorpayKeyId,
      it.customCss,
      tx.tenantId,
    ]
  )
}

/** Encrypts and sets the given secrets; the others stay. @param at time of the change */
export async function writePaymentSecrets(
  tx: TenantTx,
  given: Partial<PaymentSecrets>,
  at: string
): Promise<void> {
  const row = await tx.first<{ payment_secrets: string | null }>(
    "select payment_secrets from tenant where id = ?",
    [tx.tenantId]
  )
  const before = row?.payment_secrets ? openSecrets(tx.tenantId, row.payment_secrets) : noSecrets
  await tx.run("update tenant set payment_secrets = ?, payment_secrets_at = ?::timestamptz where id = ?", [
    sealSecrets(tx.tenantId, { ...before, ...given }),
    at,
    tx.tenantId,
  ])
}

const noSecrets: PaymentSecrets = { keySecret: "", webhookSecret: "" }
