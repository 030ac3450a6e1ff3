import { spawn } from "node:child_process"
import { productEnvironment } from "../../dev/start/environment"
import { freePort } from "../../dev/start/ports"
import { medusa } from "../../dev/start/services"
import { readSettings } from "../../dev/start/settings"
import { product } from "./product"
import { waitFor } from "./wait-for"

/**
 * Starts another Medusa server on the running product's data.
 * @param env more variables, such as NODE_OPTIONS
 * @returns its port, and how to stop it
 */
export async function secondServer(
  env: NodeJS.ProcessEnv
): Promise<{ port: number; stop: () => Promise<void> }> {
  const { databaseUrl, env: given } = product()
  const settings = readSettings({ ...given, NODE_ENV: "test", MEDUSA_PORT: String(await freePort()) })
  const own = productEnvironment(settings, { databaseUrl, smtpUrl: given["SMTP_URL"] ?? "" })
  const { spec, isReady, patience } = medusa(settings, { ...own, ...env })
  const child = spawn(spec.command, spec.args, { cwd: spec.cwd, env: spec.env, stdio: "pipe" })
  let log = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => (log = (log + text.toString()).slice(-4_000)))
  }
  const ready = async () => {
    if (child.exitCode !== null) throw new Error(`The second server has ended: ${log}`)
    return (await isReady()) || undefined
  }
  await waitFor("the second server", ready, patience)
  return {
    port: settings.medusaPort,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve))
      child.kill()
      await ended
    },
  }
}
