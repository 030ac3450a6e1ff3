import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ByteCache } from "../../lib/byte-cache"

/** One entry: asked every 2 s, however many tenants are called. */
const recent = new ByteCache<string>({ maxBytes: 1024, bytesOf: (it) => 2 * it.length, maxAgeMs: 2_000 })

/**
 * Another text after each change of any tenant, or of where a host leads; at most 2 s old. What was read after this was
 * asked for is as new as it.
 */
export const registryVersion = (container: Pick<MedusaContainer, "resolve">): Promise<string> =>
  recent.get("registry", "", async () => {
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { rows } = await knex.raw<{ rows: { n: string }[] }>("select n::text as n from registry_version")
    return rows[0]?.n ?? "0"
  })

/** Asks again at the next call: this process has changed something itself. */
export const forgetRegistryVersion = (): void => recent.clear()
