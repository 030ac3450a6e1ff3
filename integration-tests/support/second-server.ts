import { spawn } from "node:child_process"
import { productEnvironment } from "../../dev/start/environment"
import { freePort } from "../../dev/start/ports"
import { medusa, storefront, type Part } from "../../dev/start/services"
import { readSettings, type Settings } from "../../dev/start/settings"
import { product } from "./product"
import { waitFor } from "./wait-for"

interface Started {
  port: number
  stop: () => Promise<void>
}

/**
 * Starts another Medusa server on the running product's data.
 * @param env more variables, such as NODE_OPTIONS
 * @returns its port, and how to stop it
 */
export async function secondServer(env: NodeJS.ProcessEnv): Promise<Started> {
  const settings = readSettings({
    ...product().env,
    NODE_ENV: "test",
    MEDUSA_PORT: String(await freePort()),
  })
  return {
    port: settings.medusaPort,
    stop: await start(medusa(settings, { ...environment(settings), ...env })),
  }
}

/**
 * Starts another storefront server in front of a Medusa server.
 * @param env more variables; MEDUSA_URL leads to the Medusa server
 */
export async function secondStorefront(env: NodeJS.ProcessEnv): Promise<Started> {
  const settings = readSettings({ ...product().env, NODE_ENV: "test", PORT: String(await freePort()) })
  const part = storefront(settings, { ...environment(settings), ...env })
  if (!part) throw new Error("The storefront is not built")
  return { port: settings.port, stop: await start(part) }
}

function environment(settings: Settings): NodeJS.ProcessEnv {
  const { databaseUrl, env } = product()
  const own = productEnvironment(settings, { databaseUrl, smtpUrl: env["SMTP_URL"] ?? "" })
  return { ...own, METRICS_PORT: "" }
}

/** Starts a process and waits until it is ready. @returns how to stop it */
async function start({ spec, isReady, patience }: Part): Promise<() => Promise<void>> {
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
  return async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve))
    child.kill()
    await ended
  }
}
