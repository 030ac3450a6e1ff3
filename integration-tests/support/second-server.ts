import { spawn } from "node:child_process"
import { productEnvironment } from "../../dev/start/environment"
import { freePort } from "../../dev/start/ports"
import { medusa, type Part, storefront } from "../../dev/start/services"
import { readSettings, type Settings } from "../../dev/start/settings"
import { product } from "./product"
import { waitFor } from "./wait-for"

/** A further process of the running product. */
export interface FurtherProcess {
  port: number
  pid: number
  stop: () => Promise<void>
}

interface Environment {
  settings: Settings
  env: NodeJS.ProcessEnv
}

function environmentOn(ports: Record<string, string>): Environment {
  const { databaseUrl, env: given } = product()
  const settings = readSettings({ ...given, NODE_ENV: "test", ...ports })
  const own = productEnvironment(settings, { databaseUrl, smtpUrl: given["SMTP_URL"] ?? "" })
  return { settings, env: { ...own, METRICS_PORT: "" } }
}

async function run({ spec, isReady, patience }: Part, port: number): Promise<FurtherProcess> {
  const child = spawn(spec.command, spec.args, { cwd: spec.cwd, env: spec.env, stdio: "pipe" })
  let log = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => (log = (log + text.toString()).slice(-4_000)))
  }
  const ready = async () => {
    if (child.exitCode !== null) throw new Error(`The second ${spec.name} has ended: ${log}`)
    return (await isReady()) || undefined
  }
  await waitFor(`the second ${spec.name}`, ready, patience)
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve))
      child.kill()
      await ended
    },
  }
}

/**
 * Starts another Medusa server on the running product's data.
 * @param more more variables, such as NODE_OPTIONS
 */
export async function secondServer(more: NodeJS.ProcessEnv = {}): Promise<FurtherProcess> {
  const { settings, env } = environmentOn({ MEDUSA_PORT: String(await freePort()) })
  return run(medusa(settings, { ...env, ...more }), settings.medusaPort)
}

/** Starts another storefront server before a Medusa server on this port. @param more more variables */
export async function secondStorefront(
  medusaPort: number,
  more: NodeJS.ProcessEnv = {}
): Promise<FurtherProcess> {
  const ports = { PORT: String(await freePort()), MEDUSA_PORT: String(medusaPort), MEDUSA_URL: "" }
  const { settings, env } = environmentOn(ports)
  const part = storefront(settings, { ...env, ...more })
  if (!part) throw new Error("The storefront is not built")
  return run(part, settings.port)
}
