import path from "node:path"
import type { Client } from "pg"
import { connectTo } from "../../src/db/connection"
import { run } from "../build/run"
import { hashOf } from "../build/sources"
import { Problem, messageOf } from "./problem"
import { logPathOf, SERVER_FOLDER } from "./places"

const SOURCES = ["package-lock.json", "medusa-config.ts", "src/modules", "src/links", "src/migration-scripts"]
const MARK = "ratna migrations "

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectTo(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Migrates the database to this version, unless a stamp in the database shows that it is up to date. (The stamp is the
 * database's comment, so it stays with the database.)
 * @returns whether a migration was needed
 */
export async function migrate(env: NodeJS.ProcessEnv): Promise<boolean> {
  const url = env["DATABASE_URL"] ?? ""
  const wanted = `${MARK}${await hashOf(SOURCES)}`
  const found = await withClient(url, async (client) => {
    const rows = await client.query<{ name: string; mark: string | null }>(
      "select datname as name, shobj_description(oid, 'pg_database') as mark from pg_database where datname = current_database()"
    )
    return rows.rows[0]
  }).catch((error: unknown) => {
    throw new Problem(`The database can't be reached at DATABASE_URL: ${messageOf(error)}.`)
  })
  if (found?.mark === wanted) return false
  const log = logPathOf(env["DATA_DIR"] ?? "", "migrate")
  await run({
    what: "The database's migrations",
    command: process.execPath,
    args: [path.resolve("node_modules/@medusajs/cli/cli.js"), "db:migrate"],
    cwd: path.resolve(SERVER_FOLDER),
    env,
    log,
  })
  await withClient(url, async (client) => {
    const name = client.escapeIdentifier(found?.name ?? "")
    await client.query(`comment on database ${name} is ${client.escapeLiteral(wanted)}`)
    // Only the owner of the database can set its comment; with another role the migrations run each time.
  }).catch(() => undefined)
  return true
}
