import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * A failed statement's error names the statement without its values: those are addresses, names and hashes, and errors
 * end up in logs.
 */
export function quietErrors(knex: Knex): void {
  const { config } = knex.client as { config: { compileSqlOnError?: boolean } }
  config.compileSqlOnError = false
}
