import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Keeps a statement's values out of its error. The values are addresses, names and hashes, and errors are logged. */
export function redactErrors(knex: Knex): void {
  const { config } = knex.client as { config: { compileSqlOnError?: boolean } }
  config.compileSqlOnError = false
}
