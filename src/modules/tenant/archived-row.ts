import { z } from "zod"
import { branding } from "../../contract/branding"
import type { TenantTx } from "../../db/with-tenant"

const text = (max: number) => z.string().max(max).nullable()
const texts = (names: readonly string[], max: number) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text(max)]))).partial()
const { colors, features } = branding.shape
const amount = z.union([z.number(), z.string().max(20)]).transform(Number)

/** Valid values of a tenant's row, wider than today's forms, since earlier rules allowed more. */
const archivedRow = z.object({
  brand_name: z.string().min(1).max(200),
  tagline: text(500),
  logo: text(500),
  hero_image: text(500),
  favicon: text(500),
  fonts: z.string().max(100),
  colors: z.strictObject(colors.shape).partial(),
  contact: texts(["email", "phone", "address"], 1_000),
  social: texts(["facebook", "instagram", "twitter", "linkedin", "youtube"], 500),
  company: texts(["gst"], 100),
  seo: texts(["title", "description", "keywords"], 1_000),
  features: z.strictObject(features.shape).partial(),
  tax_config: z.strictObject({
    gstRate: amount.pipe(z.number().min(0).max(100)).optional(),
    shippingFee: amount.pipe(z.number().min(0).max(1e9)).optional(),
  }),
  custom_css: text(20_000),
  payment_key_id: text(200),
  payment_provider: z.string(),
  closed_reason: text(1_000),
  version: z.number().int().min(1).max(1e9),
})

/**
 * Validates the transaction's tenant after an import from an archive: every process caches it, and lists show it with
 * others.
 * @returns the name of its payment provider
 * @throws Error naming the first invalid column
 */
export async function requireArchivedRow(tx: TenantTx): Promise<string> {
  const read = archivedRow.safeParse(await tx.first("select * from tenant where id = ?", [tx.tenantId]))
  if (read.success) return read.data.payment_provider
  const { path, message } = read.error.issues[0] ?? { path: [], message: "" }
  throw new Error(`The archive's tenant has a wrong value in ${path.join(".")}: ${message}`)
}
