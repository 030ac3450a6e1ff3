import type { AdminBranding } from "../../contract/admin-branding"
import type { FieldChange, LeftField } from "../../contract/history"
import type { TenantTx } from "../../db/with-tenant"
import { hasPicture } from "../../modules/media/store-image"
import { lockBrand, writeBrand } from "../../modules/tenant/brand"
import { forgetTenants } from "../../modules/tenant/find-tenant"
import { forgetPaymentAccounts } from "../../modules/tenant/payment-account"
import { revertibleThing } from "../history/revertible-thing"

/** A key belongs to its secret, which is nowhere written down: the earlier one has to be given again. */
const final = ["razorpayKeyId", "paymentSecretsAt"]
const pictures = ["logo", "heroImage", "favicon"]

async function staying(tx: TenantTx, { field, to }: FieldChange): Promise<LeftField["reason"] | undefined> {
  if (final.includes(field)) return "final"
  if (pictures.includes(field) && typeof to === "string" && !(await hasPicture(tx.tenantId, to)))
    return "picture"
  return undefined
}

/** How a change of the brand is taken back. */
export const revertBranding = revertibleThing<AdminBranding>({
  entity: "branding",
  hold: async (tx, id) => (id === tx.tenantId ? lockBrand(tx) : undefined),
  write: async (tx, before, edit) => {
    await writeBrand(tx, { ...before, ...edit })
    tx.afterCommit(() => {
      forgetTenants()
      forgetPaymentAccounts()
    })
  },
  staying,
})
