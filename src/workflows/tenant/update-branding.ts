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
import { ApiError } from "../../lib/api-error"
import type { BrandPictures } from "../../modules/media/store-brand-pictures"
import { lockBrand, writeBrand, writePaymentSecrets } from "../../modules/tenant/brand"
import { forgetTenants } from "../../modules/tenant/find-tenant"
import { forgetPaymentAccounts } from "../../modules/tenant/payment-account"
import { editMerged } from "../history/edit-merged"
import { keepBrandPicturesStep } from "./keep-brand-pictures"

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

/** A key's secret belongs to its id: the old one would be asked for payments it knows nothing of. */
const secretMissing = (): ApiError =>
  new ApiError("VALIDATION_FAILED", "Please give the key's secret together with its id", {
    details: [{ path: "razorpayKeySecret", message: "Please give the key's secret together with its id" }],
  })

/**
 * Changes a tenant's brand and keeps newer changes of its other fields. Payment secrets go in sealed; the history says
 * when, and not what. Nothing comes after it, so it has no undo.
 * @throws ApiError STALE; VALIDATION_FAILED for another key id without its secret
 */
const updateBrandingStep = createStep(
  "update-branding",
  async (
    { input, pictures }: { input: UpdateBrandingInput; pictures: BrandPictures<string> },
    { container }
  ) => {
    const { tenantId, actor, changes, version, now } = input
    const { razorpayKeySecret, razorpayWebhookSecret, ...fields } = changes
    const after = await withTenant(container, tenantId, async (tx) => {
      const before = await lockBrand(tx)
      const newId = fields.razorpayKeyId
      if (newId && newId !== before.razorpayKeyId && razorpayKeySecret === undefined) throw secretMissing()
      const secrets = {
        ...(razorpayKeySecret === undefined ? {} : { keySecret: razorpayKeySecret }),
        ...(razorpayWebhookSecret === undefined ? {} : { webhookSecret: razorpayWebhookSecret }),
      }
      const hasSecrets = Object.keys(secrets).length > 0
      const paymentSecretsAt = hasSecrets ? now : undefined
      return editMerged(tx, actor, "branding", {
        before,
        changes: { ...fields, ...pictures, paymentSecretsAt },
        version,
        write: async (edit) => {
          if (hasSecrets) await writePaymentSecrets(tx, secrets, now)
          await writeBrand(tx, { ...before, ...edit })
        },
        reread: () => lockBrand(tx),
      })
    })
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
