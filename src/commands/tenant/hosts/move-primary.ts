import type { TenantTx } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { notFound } from "../../../lib/api-error"
import { lockTenant, type PlatformTenant, writePlatformTenant } from "../../../modules/tenant/platform-tenant"
import { editMerged } from "../../audit/edit-merged"

/**
 * Makes another host of the tenant its primary one, as an ordinary edit of its brand: concurrent edits see the new
 * version.
 */
export async function movePrimary(tx: TenantTx, actor: Actor, host: string): Promise<void> {
  const hold = async (): Promise<PlatformTenant> => {
    const found = await lockTenant(tx)
    if (!found) throw notFound("Tenant")
    return found
  }
  const before = await hold()
  await editMerged<PlatformTenant>(tx, actor, "branding", {
    before,
    changes: { domain: host },
    version: undefined,
    write: (edit) => writePlatformTenant(tx, { ...before, ...edit }),
    reread: hold,
  })
}
