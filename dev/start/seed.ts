import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { connectTo } from "../../src/db/connection"
import { MEDUSA_CLI } from "./places"
import { runServerScript } from "./run-server-script"

/** A folder for each demo tenant, in the format of `tenant:load`; the default tenant first. */
const DEMO_TENANTS = ["dev/demo/default", "dev/demo/sapphire"]
const WEBHOOK_TRIES = 60
const WEBHOOK_PAUSE_MS = 500

async function hasRow(databaseUrl: string, sql: string): Promise<boolean> {
  const client = await connectTo(databaseUrl)
  try {
    const table = await client.query<{ there: boolean }>("select to_regclass('tenant') is not null as there")
    return table.rows[0]?.there === true && ((await client.query(sql)).rowCount ?? 0) > 0
  } finally {
    await client.end()
  }
}

/** Whether the database has the second demo tenant, and so the demo accounts. */
export async function hasDemo(env: NodeJS.ProcessEnv): Promise<boolean> {
  if (env["RATNA_MODE"] !== "development") return false
  return hasRow(env["DATABASE_URL"] ?? "", "select 1 from tenant where slug = 'sapphire' limit 1")
}

/** Path of a file that exists while demo data is being loaded, so that the next start continues an interrupted load. */
function unfinishedMark(env: NodeJS.ProcessEnv): string {
  return path.join(env["DATA_DIR"] ?? "", "run", "seeding")
}

/** Whether to load demo data: only in development, into an empty database or to continue an interrupted load. */
export async function wantsDemo(env: NodeJS.ProcessEnv): Promise<boolean> {
  if (env["RATNA_MODE"] !== "development" || !DEMO_TENANTS.every((folder) => existsSync(folder))) return false
  return (
    existsSync(unfinishedMark(env)) ||
    !(await hasRow(env["DATABASE_URL"] ?? "", "select 1 from tenant limit 1"))
  )
}

/**
 * Loads the demo tenants with the product's own command; the Medusa server need not be running.
 * @param folders a folder for each tenant; by default those of the demo
 */
export async function seedDemo(
  env: NodeJS.ProcessEnv,
  folders: readonly string[] = DEMO_TENANTS
): Promise<void> {
  writeFileSync(unfinishedMark(env), "")
  const args = ["tenant:load", ...folders.map((folder) => path.resolve(folder))]
  const script = [path.resolve(MEDUSA_CLI), "exec", "./src/cli/main.js"]
  await runServerScript(
    { ...env, RATNA_CLI_ARGS: JSON.stringify(args) },
    { what: "Filling the store with demo data", args: script, log: "seed" }
  )
  await registerWebhooks(env, folders)
  rmSync(unfinishedMark(env))
}

/** Registers the demo tenants' webhook URLs at the gateway simulator. */
export async function registerWebhooks(
  env: NodeJS.ProcessEnv,
  folders: readonly string[] = DEMO_TENANTS
): Promise<void> {
  for (const folder of folders) await registerWebhook(env, folder)
}

interface DemoTenant {
  tenant: { slug: string; paymentConfig: { razorpayKeyId: string; razorpayWebhookSecret: string } }
}

/** Registers a demo tenant's webhook URL at the gateway simulator, which may still be starting. */
async function registerWebhook(env: NodeJS.ProcessEnv, folder: string): Promise<void> {
  const { tenant } = JSON.parse(readFileSync(path.join(folder, "tenant.json"), "utf8")) as DemoTenant
  const gateway = env["RAZORPAY_API_URL"] ?? ""
  const url = `http://127.0.0.1:${env["PORT"] ?? "8000"}/webhooks/razorpay/${tenant.slug}`
  const { razorpayKeyId: key_id, razorpayWebhookSecret: secret } = tenant.paymentConfig
  for (let left = WEBHOOK_TRIES; ; left--) {
    const response = await fetch(new URL("/sim/webhooks", gateway), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ key_id, url, secret }),
    }).catch(() => undefined)
    if (response?.ok) return
    if (left <= 1) throw new Error(`The gateway simulator at ${gateway} doesn't take the webhook ${url}`)
    await sleep(WEBHOOK_PAUSE_MS)
  }
}
