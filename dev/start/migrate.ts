import type { Client } from "pg"
import { connectTo } from "../../src/db/connection"
import { fingerprintPrefix, foreignSecrets, secretFingerprints } from "../../src/lib/secret-fingerprints"
import { hashOf } from "../build/sources"
import { storeBrowserFiles } from "./browser-files"
import { MIGRATION_SOURCES } from "./places"
import { Problem, messageOf } from "./problem"
import { requirePostgres } from "./require-postgres"
import { runServerScript } from "./run-server-script"

const MARK = "ratna migrations "

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectTo(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** @throws Problem when the server of this connection is too old */
async function checkPostgres(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version"
  )
  requirePostgres(rows[0]?.version ?? "")
}

/**
 * Migrates the database to this version, unless a stamp in the database shows that it is up to date. (The stamp is the
 * database's comment, so it stays with the database.)
 */
export async function migrate(env: NodeJS.ProcessEnv): Promise<void> {
  const url = env["DATABASE_URL"] ?? ""
  const wanted = `${MARK}${await hashOf(MIGRATION_SOURCES)}`
  const found = await withClient(url, async (client) => {
    const rows = await client.query<{ name: string; mark: string | null }>(
      "select datname as name, shobj_description(oid, 'pg_database') as mark from pg_database where datname = current_database()"
    )
    return rows.rows[0]
  }).catch(unreachable)
  if (found?.mark === wanted) return
  await withClient(url, checkPostgres)
  await bringUpToDate(env)
  await withClient(url, async (client) => {
    const name = client.escapeIdentifier(found?.name ?? "")
    await client.query(`comment on database ${name} is ${client.escapeLiteral(wanted)}`)
    // Only the owner of the database can set its comment; with another role the migrations run each time.
  }).catch(() => undefined)
}

/** Runs what is due of migrations, links and migration scripts, and applies the SQL functions of all modules. */
const bringUpToDate = (env: NodeJS.ProcessEnv): Promise<void> =>
  runServerScript(env, { what: "The database's migrations", args: ["src/migrate.js"], log: "migrate" })

/** Name in `sql_applied` of a release whose migrations and SQL functions the database has. */
const releaseName = async (): Promise<string> => `release ${await hashOf(MIGRATION_SOURCES)}`

const LOCK = "select pg_advisory_lock(hashtext('ratna migrate'))"

/**
 * The role `migrate`: brings the database up to date, stores the browser files and records the release. A second process
 * waits for the first one and then finds nothing to do.
 */
export async function migrateForRoles(env: NodeJS.ProcessEnv): Promise<void> {
  const url = env["DATABASE_URL"] ?? ""
  await withClient(url, async (client) => {
    await checkPostgres(client)
    await client.query(LOCK)
    await requireKnownKey(client, env)
    await bringUpToDate(env)
    await storeBrowserFiles(client)
    await client.query(
      `insert into sql_applied (name, hash) values ($1, '')
       on conflict (name) do update set applied_at = now()`,
      [await releaseName()]
    )
    await storeFingerprints(client, env)
  })
}

/** Stores which secrets are accepted from now on. A process that shares none of them isn't ready. */
const storeFingerprints = (client: Client, env: NodeJS.ProcessEnv): Promise<unknown> =>
  client.query(
    `with own as (select unnest($1::text[]) as name),
     former as (delete from sql_applied where starts_with(name, $2) and name not in (select name from own))
     insert into sql_applied (name, hash) select name, '' from own on conflict (name) do nothing`,
    [[...secretFingerprints(env).values()].flat(), fingerprintPrefix]
  )

/**
 * Checks that the platform's key opens what the database holds.
 * @throws Problem otherwise
 */
async function requireKnownKey(client: Client, env: NodeJS.ProcessEnv): Promise<void> {
  if (!(await hasTable(client))) return
  const { rows } = await client.query<{ name: string }>(
    "select name from sql_applied where starts_with(name, $1)",
    [fingerprintPrefix]
  )
  const stored = rows.map((it) => it.name)
  if (foreignSecrets(env, stored).includes("RATNA_SECRET_KEY"))
    throw new Problem(
      "This RATNA_SECRET_KEY doesn't open what the database holds: set the former one as RATNA_SECRET_KEY_SECOND, see docs/secrets.md."
    )
}

async function hasTable(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('sql_applied') is not null as there"
  )
  return rows[0]?.there === true
}

/**
 * Checks that the role `migrate` of this release has run. A newer release may have run since: its migrations keep the
 * previous release working.
 * @throws Problem otherwise
 */
export async function requireMigrated(env: NodeJS.ProcessEnv): Promise<void> {
  const name = await releaseName()
  const isMigrated = await withClient(env["DATABASE_URL"] ?? "", async (client) => {
    if (!(await hasTable(client))) return false
    return ((await client.query("select 1 from sql_applied where name = $1", [name])).rowCount ?? 0) > 0
  }).catch(unreachable)
  if (!isMigrated)
    throw new Problem("The database is not migrated to this release: run RATNA_ROLE=migrate first.")
}

function unreachable(error: unknown): never {
  throw new Problem(`The database can't be reached at DATABASE_URL: ${messageOf(error)}.`)
}
