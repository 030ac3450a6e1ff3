import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { defaultFeatures, defaultTaxConfig } from "../../contract/rules/tenant-defaults"
import type { TenantCreateBody } from "../../contract/tenant"
import { inTransaction } from "../../db/transaction"
import { ApiError } from "../../lib/api-error"
import { clearTenantCache } from "./find-tenant"
import { sealSecrets } from "./payment-secrets"

type Container = Pick<MedusaContainer, "resolve">

export interface NewTenant {
  id: string
  tenant: TenantCreateBody
  salesChannelId: string
  publishableKeyId: string
  publishableKey: string
  stockLocationId: string
  shippingOptionId: string
  regionId: string
}

/** Inserts the registry row; from then on the tenant's host works. @throws ApiError CONFLICT when a name is in use */
export async function insertTenant(container: Container, it: NewTenant): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await inTransaction(knex, async (trx) => {
    await trx("tenant").insert(rowOf(it))
    await trx.raw(
      `insert into tenant_host (tenant_id, host, is_primary, is_given, token, status)
       values (?, ?, true, true, '', 'verified')`,
      [it.id, it.tenant.domain]
    )
  }).catch(asConflict)
  clearTenantCache()
}

export async function deleteTenant(container: Container, id: string): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex("tenant").where({ id }).delete()
  clearTenantCache()
}

/** `but`: the tenant that may use these names. */
export interface TenantNames {
  slug: string
  domain: string
  but?: string
}

/** The first of these names that another unarchived tenant uses. */
export async function takenName(
  container: Container,
  { slug, domain, but = "" }: TenantNames
): Promise<"slug" | "domain" | undefined> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { slug: string }[] }>(
    `select slug from tenant t where archived_at is null and id <> ? and (slug = ? or domain = ?
       or exists (select 1 from tenant_host h where h.tenant_id = t.id and h.host = ?))
     order by slug = ? desc`,
    [but, slug, domain, domain, slug]
  )
  const [row] = rows
  if (!row) return undefined
  return row.slug === slug ? "slug" : "domain"
}

/** PostgreSQL's error code: another tenant took the name after it was checked. */
const uniqueViolation = "23505"

/** @throws ApiError CONFLICT for a name in use, otherwise the original error */
export function asConflict(error: unknown): never {
  if (error instanceof Error && "code" in error && error.code === uniqueViolation) {
    throw new ApiError("CONFLICT", "Another tenant has this slug or domain")
  }
  throw error
}

function rowOf(input: NewTenant) {
  const it = input.tenant
  const { razorpayKeySecret: keySecret, razorpayWebhookSecret: webhookSecret } = it.paymentConfig
  const json = JSON.stringify
  return {
    id: input.id,
    slug: it.slug,
    domain: it.domain,
    brand_name: it.brandName,
    tagline: it.tagline,
    logo: it.logo,
    hero_image: it.heroImage,
    favicon: it.favicon,
    colors: json({
      primary: it.primaryColor,
      secondary: it.secondaryColor,
      accent: it.accentColor,
      ...it.headerColors,
    }),
    fonts: it.fonts,
    contact: json({ email: it.email, phone: it.phone, address: it.address }),
    social: json(it.social),
    company: json(it.company),
    seo: json(it.seo),
    features: json({ ...defaultFeatures, ...it.features }),
    tax_config: json({ ...defaultTaxConfig, ...it.taxConfig }),
    custom_css: it.customCss,
    enable_cod: it.paymentConfig.enableCOD ?? true,
    payment_key_id: it.paymentConfig.razorpayKeyId ?? null,
    payment_secrets: keySecret
      ? sealSecrets(input.id, { keySecret, webhookSecret: webhookSecret ?? "" })
      : null,
    payment_secrets_at: keySecret ? new Date() : null,
    sales_channel_id: input.salesChannelId,
    publishable_key_id: input.publishableKeyId,
    publishable_key: input.publishableKey,
    stock_location_id: input.stockLocationId,
    shipping_option_id: input.shippingOptionId,
    region_id: input.regionId,
  }
}
