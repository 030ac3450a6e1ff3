import { existsSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { Client } from "pg"
import { run } from "../build/run"
import { logPathOf } from "./places"

const SEED = "dev/demo/seed.ts"

async function ask(databaseUrl: string, sql: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const table = await client.query<{ there: boolean }>("select to_regclass('tenant') is not null as there")
    return table.rows[0]?.there === true && ((await client.query(sql)).rowCount ?? 0) > 0
  } finally {
    await client.end()
  }
}

/** Whether the store has the second demo shop, and so the demo accounts. */
export async function hasDemo(env: NodeJS.ProcessEnv): Promise<boolean> {
  if (env["RATNA_MODE"] !== "development") return false
  return ask(env["DATABASE_URL"] ?? "", "select 1 from tenant where slug = 'sapphire' limit 1")
}

/** There while the store is being filled, so that a start that was interrupted then is gone on with. */
function unfinishedMark(env: NodeJS.ProcessEnv): string {
  return path.join(env["DATA_DIR"] ?? "", "run", "seeding")
}

/** Whether demo data should be put into this store: it is the embedded one's development, and empty. */
export async function wantsDemo(env: NodeJS.ProcessEnv): Promise<boolean> {
  if (env["RATNA_MODE"] !== "development" || !existsSync(SEED)) return false
  return (
    existsSync(unfinishedMark(env)) || !(await ask(env["DATABASE_URL"] ?? "", "select 1 from tenant limit 1"))
  )
}

/** Fills an empty store with both demo shops; the Medusa server need not be running. */
export async function seedDemo(env: NodeJS.ProcessEnv): Promise<void> {
  writeFileSync(unfinishedMark(env), "")
  await run({
    what: "Filling the store with demo data",
    command: process.execPath,
    args: ["--import", "tsx", path.resolve(SEED)],
    cwd: process.cwd(),
    env,
    log: logPathOf(env["DATA_DIR"] ?? "", "seed"),
  })
  rmSync(unfinishedMark(env))
}
