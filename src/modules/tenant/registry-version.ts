import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ByteCache } from "../../lib/byte-cache"
import { noteVersionCheck } from "../../lib/telemetry/metrics"

/** A single entry, refreshed every 2 s at most, however many tenants there are. */
const recent = new ByteCache<string>({ maxBytes: 1024, bytesOf: (it) => 2 * it.length, maxAgeMs: 2_000 })

/**
 * The registry's version; at most 2 s old. It changes whenever a tenant or the assignment of a host changes. Data read
 * after this call is at least as new as the version.
 */
export const registryVersion = (container: Pick<MedusaContainer, "resolve">): Promise<string> =>
  recent.get("registry", "", async () => {
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const sentAt = performance.now()
    const { rows } = await knex.raw<{ rows: { n: string }[] }>("select n::text as n from registry_version")
    noteVersionCheck(sentAt)
    return rows[0]?.n ?? "0"
  })

/** Clears the cached version after this process has changed the registry. */
export const clearRegistryVersion = (): void => recent.clear()
