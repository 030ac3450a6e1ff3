import type { MedusaContainer } from "@medusajs/framework/types"
import { maxHosts, type TenantHost } from "../../../contract/domain"
import { withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { ApiError } from "../../../lib/api-error"
import { hostView } from "../../../modules/tenant/hosts/host-view"
import { insertHost, listHosts, lockHost } from "../../../modules/tenant/hosts/hosts"
import { lockTenant } from "../../../modules/tenant/platform-tenant"
import { takenName } from "../../../modules/tenant/write-tenant"
import { requireEditable, requireTenant } from "../require-editable"
import { recordHost } from "./record-host"
import { refusePlatformHost } from "./refuse-platform-host"

export interface HostInput {
  id: string
  host: string
  actor: Actor
}

const taken = (message: string): ApiError =>
  new ApiError("CONFLICT", message, { details: [{ path: "host", message }] })

/**
 * Adds a host that waits for its proof, and returns it with the DNS records that prove it.
 * @throws ApiError NOT_FOUND, FORBIDDEN for the platform's own tenant; VALIDATION_FAILED, CONFLICT for a host that the
 * tenant can't have
 */
export async function addHost(
  container: MedusaContainer,
  { id, host, actor }: HostInput
): Promise<TenantHost> {
  await requireTenant(container, id)
  // The empty slug matches none of the tenant's own hosts.
  if (await takenName(container, { slug: "", domain: host, but: id }))
    throw taken("Another tenant has this domain")
  return withTenant(container, id, async (tx): Promise<TenantHost> => {
    refusePlatformHost("host", host, requireEditable(await lockTenant(tx)).slug)
    const hosts = await listHosts(tx)
    if (hosts.some((it) => it.host === host)) throw taken("This tenant has this domain already")
    if (hosts.length >= maxHosts)
      throw taken(`A tenant can have at most ${String(maxHosts)} domains. Remove one first.`)
    await insertHost(tx, host)
    await recordHost(tx, actor, host, "created", { from: null, to: host })
    return hostView(await lockHost(tx, host))
  })
}
