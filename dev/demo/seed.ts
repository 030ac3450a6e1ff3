/**
 * Fills an empty store with both demo shops; run by the start, with the product's environment. What an interrupted
 * run has made stays, and the next one goes on.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { run } from "../build/run"
import { MEDUSA_CLI, SERVER_FOLDER } from "../start/places"
import { demoShops, paymentAccount } from "./shops"
import { demoTenants } from "./tenants"
import { registerWebhook } from "./webhooks"

async function seed(env: NodeJS.ProcessEnv): Promise<void> {
  const file = path.resolve(env["DATA_DIR"] ?? "", "run", "demo-shops.json")
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(demoShops(path.resolve("dev/demo/pictures"))), { mode: 0o600 })
  const said = await run({
    what: "Filling the store with demo data",
    command: process.execPath,
    args: [path.resolve(MEDUSA_CLI), "exec", "./src/cli/main.js"],
    cwd: path.resolve(env["RATNA_SERVER_FOLDER"] ?? SERVER_FOLDER),
    env: { ...env, RATNA_CLI_ARGS: JSON.stringify(["shop:load", file]) },
  })
  process.stdout.write(said)
  rmSync(file)
  for (const { slug } of demoTenants) {
    const { razorpayKeyId, razorpayWebhookSecret } = paymentAccount(slug)
    const url = `http://127.0.0.1:${env["PORT"] ?? "8000"}/webhooks/razorpay/${slug}`
    await registerWebhook(env["RAZORPAY_API_URL"] ?? "", {
      key_id: razorpayKeyId,
      url,
      secret: razorpayWebhookSecret,
    })
  }
}

seed(process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
