import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { versionInBuild } from "../../config/build"
import { LeasedValue } from "../../lib/leased-value"
import { noteVersionCheck } from "../../lib/telemetry/metrics"

/** A single value, read 20 times a second at most, however many tenants there are. */
const lease = new LeasedValue<string>(50)

interface Required {
  /** Reads the version together with what else the caller needs, and is never shared with others. */
  read?: (() => Promise<string>) | undefined
  /** Read now, because the caller has just changed something. */
  isFresh?: boolean
  /** A version that another process has read: the result is this one or a newer one. */
  known?: string | undefined
}

/**
 * The registry's version with its timeline; it includes every change that was acknowledged 50 ms ago. It changes
 * whenever a tenant or the assignment of a host changes. Data read after this call is at least as new as the version.
 */
export async function registryVersion(
  container: Pick<MedusaContainer, "resolve">,
  { isFresh = false, known, read }: Required = {}
): Promise<string> {
  const check = async (): Promise<string> => {
    const sentAt = performance.now()
    const version = versionInBuild(await (read ? read() : readStamp(container)))
    noteVersionCheck(sentAt)
    return version
  }
  const get = (isNew: boolean) => (read ? lease.getAlone(check, isNew) : lease.get(check, isNew))
  const version = await get(isFresh)
  return known && version !== known ? get(true) : version
}

async function readStamp(container: Pick<MedusaContainer, "resolve">): Promise<string> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { stamp: string }[] }>("select registry_stamp() as stamp")
  return rows[0]?.stamp ?? ""
}

/** Ends the lease of the version after this process has changed the registry. */
export const clearRegistryVersion = (): void => lease.end()
