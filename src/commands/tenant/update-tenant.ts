import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantUpdateBody } from "../../contract/tenant"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { type BrandPictures, storeBrandPictures } from "../../modules/picture/store-brand-pictures"
import { clearTenantCache } from "../../modules/tenant/find-tenant"
import { clearPaymentAccountCache } from "../../modules/tenant/payment-account"
import {
  lockTenant,
  type PlatformTenant,
  writePlatformTenant,
  writeReason,
} from "../../modules/tenant/platform-tenant"
import { takenName } from "../../modules/tenant/write-tenant"
import type { Edit } from "../audit/merge-newer"
import { editBrand } from "./edit-brand"
import { refusePlatformHost } from "./hosts/refuse-platform-host"
import { requireEditable, requireTenant } from "./require-editable"
import { requireStyle } from "./require-style"
import { staleTenant } from "./stale-tenant"
import { nameTaken, requireNewSlug } from "./tenant-names"

export interface UpdateTenantInput {
  id: string
  actor: Actor
  changes: TenantUpdateBody
  /** New picture files. */
  pictures: BrandPictures<Buffer>
  /** The version that the changes are based on, if the caller sends one. */
  version: number | undefined
  now: Date
}

/** Maps the body's members to the history's field names. */
const editOf = (it: TenantUpdateBody): Edit<PlatformTenant> => ({
  brandName: it.brandName,
  domain: it.domain,
  slug: it.slug,
  tagline: it.tagline,
  logo: it.logo,
  heroImage: it.heroImage,
  favicon: it.favicon,
  primaryColor: it.primaryColor,
  secondaryColor: it.secondaryColor,
  accentColor: it.accentColor,
  ...it.headerColors,
  fonts: it.fonts,
  email: it.email,
  phone: it.phone,
  address: it.address,
  ...it.social,
  gst: it.company?.gst,
  seoTitle: it.seo?.title,
  seoDescription: it.seo?.description,
  seoKeywords: it.seo?.keywords,
  ...it.features,
  gstRate: it.taxConfig?.gstRate,
  shippingFee: it.taxConfig?.shippingFee,
  customCss: it.customCss,
  isActive: it.isActive,
  enableCOD: it.paymentConfig?.enableCOD,
  razorpayKeyId: it.paymentConfig?.razorpayKeyId,
})

async function validateTenant(container: MedusaContainer, { id, changes }: UpdateTenantInput): Promise<void> {
  await requireTenant(container, id)
  requireStyle(changes.customCss)
  const before = requireEditable(await withTenant(container, id, lockTenant))
  const { slug = before.slug, domain = before.domain } = changes
  if (slug !== before.slug) requireNewSlug(slug)
  if (domain !== before.domain) refusePlatformHost("domain", domain, slug)
  const taken = await takenName(container, { slug, domain, but: id })
  if (taken) throw nameTaken(taken)
}

async function writeTenant(
  container: MedusaContainer,
  { input, pictures }: { input: UpdateTenantInput; pictures: BrandPictures<string> }
): Promise<void> {
  const { id, actor, changes, version, now } = input
  const { razorpayKeySecret, razorpayWebhookSecret } = changes.paymentConfig ?? {}
  await withTenant(container, id, async (tx) => {
    const hold = async () => requireEditable(await lockTenant(tx))
    await editBrand<PlatformTenant>(tx, actor, {
      before: await hold(),
      changes: { ...editOf(changes), ...pictures },
      // A form sends an empty text for an empty field.
      secrets: {
        razorpayKeySecret: razorpayKeySecret || undefined,
        razorpayWebhookSecret: razorpayWebhookSecret || undefined,
      },
      version,
      now,
      write: writePlatformTenant,
      reread: hold,
    }).catch(staleTenant(tx))
    if (changes.isActive === true || changes.reason !== undefined)
      await writeReason(tx, changes.reason ?? null)
  })
  clearTenantCache()
  clearPaymentAccountCache()
}

/**
 * Changes a tenant as the platform. The change shows on the tenant's host at once. Errors are thrown before its
 * pictures are stored.
 * @throws ApiError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, CONFLICT
 */
export async function updateTenant(container: MedusaContainer, input: UpdateTenantInput): Promise<void> {
  await validateTenant(container, input)
  const pictures = await storeBrandPictures(container, input.id, input.pictures)
  await writeTenant(container, { input, pictures })
}
