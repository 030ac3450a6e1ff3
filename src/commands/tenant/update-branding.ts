import type { MedusaContainer } from "@medusajs/framework/types"
import type { AdminBranding, BrandingUpdateBody } from "../../contract/admin-branding"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { type BrandPictures, storeBrandPictures } from "../../modules/picture/store-brand-pictures"
import { lockBrand, writeBrand } from "../../modules/tenant/brand"
import { clearTenantCache } from "../../modules/tenant/find-tenant"
import { clearPaymentAccountCache } from "../../modules/tenant/payment-account"
import { editBrand } from "./edit-brand"
import { requireStyle } from "./require-style"

export interface UpdateBrandingInput {
  tenantId: string
  actor: Actor
  changes: BrandingUpdateBody
  /** New picture files. */
  pictures: BrandPictures<Buffer>
  /** The version that the changes are based on, if the caller sends one. */
  version: number | undefined
  now: Date
}

async function writeBranding(
  container: MedusaContainer,
  { input, pictures }: { input: UpdateBrandingInput; pictures: BrandPictures<string> }
): Promise<AdminBranding> {
  const { tenantId, actor, changes, version, now } = input
  const { razorpayKeySecret, razorpayWebhookSecret, ...fields } = changes
  requireStyle(fields.customCss)
  const after = await withTenant(container, tenantId, async (tx) =>
    editBrand(tx, actor, {
      before: await lockBrand(tx),
      changes: { ...fields, ...pictures },
      secrets: { razorpayKeySecret, razorpayWebhookSecret },
      version,
      now,
      write: writeBrand,
      reread: () => lockBrand(tx),
    })
  )
  clearTenantCache()
  clearPaymentAccountCache()
  return after
}

/**
 * Changes a tenant's brand and keeps newer changes of its other fields. Payment secrets are stored sealed; the history
 * records when they changed, not their values.
 * @throws ApiError STALE; VALIDATION_FAILED for another key id without its secret, or for rejected style rules
 */
export async function updateBranding(
  container: MedusaContainer,
  input: UpdateBrandingInput
): Promise<AdminBranding> {
  const pictures = await storeBrandPictures(container, input.tenantId, input.pictures)
  return writeBranding(container, { input, pictures })
}
