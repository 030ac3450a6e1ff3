import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Reads a browser file of any release that may still be open in a browser; undefined for any other name. */
export async function readBrowserFile(knex: Knex, name: string): Promise<Buffer | undefined> {
  const { rows } = await knex.raw<{ rows: { body: Buffer }[] }>(
    "select body from browser_file where name = ?",
    [name]
  )
  return rows[0]?.body
}
