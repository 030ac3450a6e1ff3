import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { env } from "../config/env"
import { fingerprintPrefix, foreignSecrets } from "../lib/secret-fingerprints"

/**
 * The secrets of which an environment accepts no value that the role `migrate` accepted.
 * @param accepted this process's environment by default
 */
export async function foreignSecretsHere(
  knex: Knex,
  accepted: Parameters<typeof foreignSecrets>[0] = env()
): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    "select name from sql_applied where starts_with(name, ?)",
    [fingerprintPrefix]
  )
  return foreignSecrets(
    accepted,
    rows.map((it) => it.name)
  )
}
