import { Client } from "pg"
import { databaseUrl, type Access } from "./cluster"

async function asSuperuser<T>(access: Access, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl(access, "postgres", "postgres") })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * The role `ratna` owns the database `ratna`, and row-level security binds it: no superuser, no BYPASSRLS. Set again at
 * each start, so that manual changes don't persist.
 */
export async function ensureRole(access: Access): Promise<void> {
  await asSuperuser(access, async (client) => {
    const there = await client.query("select 1 from pg_roles where rolname = 'ratna'")
    if (there.rowCount === 0) await client.query("create role ratna")
    // CREATEDB lets tests and restores create their own databases; it gives no access to others.
    await client.query(
      `alter role ratna login nosuperuser nobypassrls nocreaterole noreplication createdb password ${client.escapeLiteral(access.password)}`
    )
    const database = await client.query("select 1 from pg_database where datname = 'ratna'")
    if (database.rowCount === 0) await client.query("create database ratna owner ratna template template0")
    // Its view shows the statements of every database, so it isn't installed in the product's own.
    await client.query("create extension if not exists pg_stat_statements")
  })
}
