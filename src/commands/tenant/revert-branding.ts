import { brandingFields } from "../../contract/admin-branding"
import type { FieldChange } from "../../contract/history"
import type { TenantTx } from "../../db/with-tenant"
import { compileStyle } from "../../domain/brand-style/compile-style"
import { restorePicture } from "../../modules/picture/reuse-images"
import { writeBrand } from "../../modules/tenant/brand"
import { clearTenantCache } from "../../modules/tenant/find-tenant"
import { clearPaymentAccountCache } from "../../modules/tenant/payment-account"
import { lockTenant, type PlatformTenant } from "../../modules/tenant/platform-tenant"
import { isRefused } from "../revert/is-refused"
import { revertibleThing, type StayReason } from "../revert/revertible-thing"

/** A key needs its secret, which the history doesn't keep: the earlier key has to be entered again with its secret. */
const secret = ["razorpayKeyId", "paymentSecretsAt"]
/** Fields that only the platform changes: a tenant's own admin can't revert them. */
const platforms = ["domain", "slug", "isActive", "gstRate", "shippingFee"]
const pictures = ["logo", "heroImage", "favicon"]

async function staying(tx: TenantTx, change: FieldChange): Promise<StayReason> {
  const { field, to } = change
  if (secret.includes(field) || platforms.includes(field)) return "final"
  if (pictures.includes(field))
    return typeof to === "string" && !(await restorePicture(tx, to)) ? "picture" : undefined
  if (field === "customCss" && typeof to === "string" && compileStyle(to).faults.length) return "invalid"
  return isRefused(brandingFields.shape, change) ? "invalid" : undefined
}

/** Reverts a change of the brand. */
export const revertBranding = revertibleThing<PlatformTenant>({
  entity: "branding",
  hold: async (tx, id) => (id === tx.tenantId ? lockTenant(tx) : undefined),
  write: async (tx, before, edit) => {
    await writeBrand(tx, { ...before, ...edit })
    tx.afterCommit(() => {
      clearTenantCache()
      clearPaymentAccountCache()
    })
  },
  staying,
})
