import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { BrandingUpdateBody } from "../../contract/admin-branding"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import type { BrandPictures } from "../../modules/media/store-brand-pictures"
import { lockBrand, writeBrand } from "../../modules/tenant/brand"
import { forgetTenants } from "../../modules/tenant/find-tenant"
import { forgetPaymentAccounts } from "../../modules/tenant/payment-account"
import { editBrand } from "./edit-brand"
import { keepBrandPicturesStep } from "./keep-brand-pictures"
import { requireStyle } from "./require-style"

export interface UpdateBrandingInput {
  tenantId: string
  actor: Actor
  changes: BrandingUpdateBody
  /** New ones, in base64. */
  pictures: BrandPictures<string>
  /** The version that the changes were made from, where the caller names it. */
  version: number | undefined
  /** An instant, as text. */
  now: string
}

/**
 * Changes a tenant's brand and keeps newer changes of its other fields. Payment secrets go in sealed; the history says
 * when, and not what. Nothing comes after it, so it has no undo.
 * @throws ApiError STALE; VALIDATION_FAILED for another key id without its secret, for style rules that aren't taken
 */
const updateBrandingStep = createStep(
  "update-branding",
  async (
    { input, pictures }: { input: UpdateBrandingInput; pictures: BrandPictures<string> },
    { container }
  ) => {
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
    forgetTenants()
    forgetPaymentAccounts()
    return new StepResponse(after)
  }
)

export const updateBrandingWorkflow = createWorkflow(
  "update-branding",
  (input: WorkflowData<UpdateBrandingInput>) => {
    const pictures = keepBrandPicturesStep({ tenantId: input.tenantId, pictures: input.pictures })
    return new WorkflowResponse(updateBrandingStep({ input, pictures }))
  }
)
