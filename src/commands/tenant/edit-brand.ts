import type { AdminBranding } from "../../contract/admin-branding"
import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { ApiError } from "../../lib/api-error"
import { writePaymentSecrets } from "../../modules/tenant/brand"
import { editMerged } from "../audit/edit-merged"
import type { Edit } from "../audit/merge-newer"

/** A key's secret belongs to its id: another key id can't use the old secret. */
const secretMissing = (): ApiError =>
  new ApiError("VALIDATION_FAILED", "Please give the key's secret together with its id", {
    details: [{ path: "razorpayKeySecret", message: "Please give the key's secret together with its id" }],
  })

export interface BrandEdit<T extends AdminBranding> {
  /** The current tenant, with its row locked. */
  before: T
  changes: Edit<T>
  secrets: { razorpayKeySecret: string | undefined; razorpayWebhookSecret: string | undefined }
  /** The version that the changes are based on, if the caller sends one. */
  version: number | undefined
  now: Date
  write: (tx: TenantTx, it: T) => Promise<unknown>
  reread: () => Promise<T>
}

/**
 * Changes a tenant's brand, for its own admin or for the platform, and keeps newer changes of its other fields. Payment
 * secrets are stored sealed; the history records when they changed, not their values.
 * @returns the current tenant
 * @throws ApiError STALE; VALIDATION_FAILED for another key id without its secret
 */
export function editBrand<T extends AdminBranding>(
  tx: TenantTx,
  actor: Actor,
  { before, changes, secrets, version, now, write, reread }: BrandEdit<T>
): Promise<T> {
  const { razorpayKeySecret, razorpayWebhookSecret } = secrets
  const newId = changes.razorpayKeyId
  if (newId && newId !== before.razorpayKeyId && razorpayKeySecret === undefined) throw secretMissing()
  const given = {
    ...(razorpayKeySecret === undefined ? {} : { keySecret: razorpayKeySecret }),
    ...(razorpayWebhookSecret === undefined ? {} : { webhookSecret: razorpayWebhookSecret }),
  }
  const hasSecrets = Object.keys(given).length > 0
  return editMerged<T>(tx, actor, "branding", {
    before,
    changes: hasSecrets ? { ...changes, paymentSecretsAt: now.toISOString() } : changes,
    version,
    write: async (edit) => {
      if (hasSecrets) await writePaymentSecrets(tx, given, now.toISOString())
      await write(tx, { ...before, ...edit })
    },
    reread,
  })
}
