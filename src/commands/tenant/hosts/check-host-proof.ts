import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { afterCheck, type Seen } from "../../../domain/host-proof"
import { clearTenantCache } from "../../../modules/tenant/find-tenant"
import type { HostRow } from "../../../modules/tenant/hosts/host-view"
import { nextPrimaryOf, listHosts, lockHost, writeProof } from "../../../modules/tenant/hosts/hosts"
import { readProof } from "../../../modules/tenant/hosts/read-proof"
import { movePrimary } from "./move-primary"
import { recordHost } from "./record-host"

interface Look {
  tenantId: string
  host: string
  actor: Actor
  /** An instant. */
  now: Date
}

/**
 * Looks up a host's proof in the DNS, outside any transaction, and records its state. If a primary host is lost,
 * another host becomes primary, so that no host redirects to one that serves nothing.
 */
export async function checkHostProof(
  container: MedusaContainer,
  { tenantId, host, actor, now }: Look
): Promise<void> {
  const before = await withTenant(container, tenantId, async (tx) =>
    (await listHosts(tx)).find((it) => it.host === host)
  )
  // Removed meanwhile, or granted by the platform without proof.
  if (!before || before.isGiven) return
  const seen = await readProof(host, before.token)
  await withTenant(container, tenantId, (tx) => write(tx, before, seen, actor, now))
  clearTenantCache()
}

async function write(tx: TenantTx, looked: HostRow, seen: Seen, actor: Actor, now: Date): Promise<void> {
  const held = (await listHosts(tx)).find((it) => it.host === looked.host)
  // Removed, or removed and added again, since the lookup.
  if (held?.token !== looked.token || held.isGiven) return
  const before = await lockHost(tx, looked.host)
  const after = afterCheck(before, seen, now)
  await writeProof(tx, before.host, after, now)
  if (after.status === before.status) return
  await recordHost(tx, actor, before.host, "changed", { from: before.status, to: after.status })
  const nextPrimary =
    before.isPrimary && after.status === "lost" ? await nextPrimaryOf(tx, before.host) : undefined
  if (nextPrimary) await movePrimary(tx, actor, nextPrimary.host)
}
