import { spawn, type ChildProcess } from "node:child_process"
import { existsSync } from "node:fs"
import { productEnvironment } from "../../../dev/start/environment"
import { freePort } from "../../../dev/start/ports"
import { medusa, storefront, type Part } from "../../../dev/start/services"
import { readSettings, type Settings } from "../../../dev/start/settings"
import { accepting, otherAddresses, SECOND_LOOPBACK } from "../../support/listening"
import { product } from "../../support/product"
import { waitFor } from "../../support/wait-for"

// Starts a second server of each kind with NODE_ENV=production, next to the product of the tests.
jest.setTimeout(180_000)

const EVERYWHERE = ["127.0.0.1", ...otherAddresses()]
const children: ChildProcess[] = []

afterAll(() => {
  for (const child of children) child.kill("SIGKILL")
})

/** Production settings with the running product's database, secrets and Medusa server. */
async function production(own: Record<string, string>): Promise<Settings> {
  const { env, medusaUrl } = product()
  const { HOST: _developmentHost, ...given } = env
  const ports = { PORT: String(await freePort()), MEDUSA_PORT: String(await freePort()) }
  return readSettings({ ...given, ...ports, MEDUSA_URL: medusaUrl, NODE_ENV: "production", ...own })
}

const environmentOf = (settings: Settings): NodeJS.ProcessEnv => {
  const { databaseUrl, env } = product()
  return productEnvironment(settings, { databaseUrl, smtpUrl: env["SMTP_URL"] ?? "" })
}

/** Starts it. Resolves when it accepts connections, rejects with its log when it exits. */
async function start({ spec, patience }: Part, address: string, port: number): Promise<void> {
  expect(existsSync(spec.cwd)).toBe(true)
  const child = spawn(spec.command, spec.args, { cwd: spec.cwd, env: spec.env, stdio: "pipe" })
  children.push(child)
  let log = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (log = (log + text.toString()).slice(-4_000)))
  const listens = async () => {
    if (child.exitCode !== null) throw new Error(`${spec.name} has ended: ${log}`)
    return (await accepting([address], port)).length > 0 || undefined
  }
  await waitFor(`${spec.name} on ${address}`, listens, patience)
}

async function startStorefront(own: Record<string, string>, address: string): Promise<number> {
  const settings = await production(own)
  const part = storefront(settings, environmentOf(settings))
  if (part === undefined) throw new Error("the storefront is not built")
  await start(part, address, settings.port)
  return settings.port
}

it("in production, the Medusa server is closed to the network unless the operator opens it", async () => {
  const settings = await production({})
  await start(medusa(settings, environmentOf(settings)), "127.0.0.1", settings.medusaPort)
  expect(await accepting(EVERYWHERE, settings.medusaPort)).toEqual(["127.0.0.1"])
})

it("in production, the storefront is open to the network", async () => {
  const port = await startStorefront({}, "127.0.0.1")
  expect(await accepting(EVERYWHERE, port)).toEqual(EVERYWHERE)
})

it("in production, HOST restricts the storefront to one address", async () => {
  const port = await startStorefront({ HOST: SECOND_LOOPBACK }, SECOND_LOOPBACK)
  expect(await accepting(EVERYWHERE, port)).toEqual([SECOND_LOOPBACK])
})
