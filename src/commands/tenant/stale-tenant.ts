import type { TenantTx } from "../../db/with-tenant"
import { ApiError } from "../../lib/api-error"
import { tenantIn } from "../../modules/tenant/find-tenant"
import { tenantView } from "../../modules/tenant/tenant"

/** History field → member of the superadmin's body, where the names differ. */
const members: Record<string, string> = {
  gstRate: "taxConfig",
  shippingFee: "taxConfig",
}
const memberOf = (field: string): string =>
  members[field] ?? (/^enable(?!COD)/.test(field) ? "features" : field)

/** Rewrites a STALE error for the superadmin's endpoint: its field names, and the tenant as it returns it. */
export const staleTenant =
  (tx: TenantTx) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof ApiError) || error.code !== "STALE") throw error
    const details = (error.extra.details ?? []).map((it) => ({ ...it, path: memberOf(it.path) }))
    throw new ApiError("STALE", error.message, { current: tenantView(await tenantIn(tx)), details })
  }
