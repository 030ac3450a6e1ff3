import type { AdminBranding } from "../../contract/admin-branding"
import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { ApiError } from "../../lib/api-error"
import { writePaymentSecrets } from "../../modules/tenant/brand"
import { editMerged } from "../audit/edit-merged"
import type { Edit } from "../audit/merge-newer"

/** A key's secret belongs to its id: the old one would be asked for payments it knows nothing of. */
const secretMissing = (): ApiError =>
  new ApiError("VALIDATION_FAILED", "Please give the key's secret together with its id", {
    details: [{ path: "razorpayKeySecret", message: "Please give the key's secret together with its id" }],
  })

export interface BrandEdit<T extends AdminBranding> {
  /** The tenant as it is, its row held. */
  before: T
  changes: Edit<T>
  secrets: { razorpayKeySecret: string | undefined; razorpayWebhookSecret: string | undefined }
  /** The version that the changes were made from, where the caller names it. */
  version: number | undefined
  now: Date
  write: (tx: TenantTx, it: T) => Promise<unknown>
  reread: () => Promise<T>
}

/**
 * Changes a tenant's brand, by its own admin or by the platform, and keeps newer changes of its other fields. Payment
 * secrets go in sealed; the history says when, and not what.
 * @returns the tenant as it is now
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
