import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { buildAdmin } from "../build/admin"
import { build } from "../build/build"
import { endRunning } from "../build/run"
import { databaseUrl } from "../postgres/cluster"
import { openDataFolder, writePrivate } from "../start/files"
import { freePort, freePorts } from "../start/ports"
import { messageOf } from "../start/problem"
import { Product, type ProductOptions } from "../start/product"
import { Progress } from "../start/progress"
import { registerWebhooks } from "../start/seed"
import { readSettings, type Settings } from "../start/settings"
import { startControl } from "./control"
import { copyDataFolder } from "./copy-data-folder"
import type { ProductInfo } from "./info"

/** Settings that would connect a test product to real services or data. */
const NOT_FOR_TESTS = [
  "DATABASE_URL",
  "SMTP_URL",
  "REDIS_URL",
  "RAZORPAY_API_URL",
  "S3_URL",
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "TENANT_STRICT_HOSTS",
]

/** Specs send requests without pauses, often over one tenant; specs of the limits set them for a tenant. */
const UNHURRIED = { TENANT_CALLS_PER_SECOND: "10000", TENANT_PAGES_PER_SECOND: "10000" }

/** Hosts of the specs' own webhook receivers. */
const HOOKS = { WEBHOOK_PRIVATE_HOSTS: "127.0.0.1" }

/**
 * Settings with which specs can use a product: its own database, mailbox and gateway simulator, and no pauses.
 * @param own variables of this product
 */
export async function testSettings(own: Record<string, string>): Promise<Settings> {
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_FOR_TESTS.includes(name))
  // Address of a DNS server that a spec may run; no verification sends requests to public DNS.
  const dns = { DNS_SERVERS: `127.0.0.1:${await freePort()}` }
  return readSettings({
    ...Object.fromEntries(inherited),
    ...HOOKS,
    ...UNHURRIED,
    ...dns,
    NODE_ENV: "test",
    ...own,
  })
}

async function fourPorts(): Promise<Record<string, string>> {
  const ports = await freePorts(["PORT", "MEDUSA_PORT", "MAIL_PORT", "GATEWAY_PORT"])
  return Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
}

/** A port for the storefront's metrics. The Medusa server uses the next one. */
async function metricsPort(): Promise<Record<string, string>> {
  for (;;) {
    const port = await freePort()
    if ((await freePort(port + 1)) === port + 1) return { METRICS_PORT: String(port) }
  }
}

export function infoOf(product: Product, controlUrl: string): ProductInfo {
  const { settings, access, env } = product
  if (access === undefined) throw new Error("a product of the tests has an embedded database")
  return {
    origin: `http://localhost:${settings.port}`,
    port: settings.port,
    medusaUrl: `http://127.0.0.1:${settings.medusaPort}`,
    adminUrl: `http://127.0.0.1:${settings.medusaPort}`,
    mailUrl: `http://127.0.0.1:${settings.mailPort}`,
    gatewayUrl: `http://127.0.0.1:${settings.gatewayPort}`,
    databaseUrl: databaseUrl(access),
    superuserUrl: databaseUrl(access, "postgres"),
    controlUrl,
    dataDir: settings.dataDir,
    env: Object.fromEntries(
      Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined)
    ),
  }
}

/** For specs: the storefront checks API responses, see docs/adr/0010. Not for measurements, because it takes time. */
export const CHECKED = { RATNA_CHECK_RESPONSES: "true" }

interface TestProductOptions extends Pick<ProductOptions, "maxRestarts"> {
  /** Data folder of a stopped product, which this product starts with a copy of. */
  original?: string
}

/** A whole product, as `npm start` runs it, on free ports and a separate data folder. */
export class TestProduct {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), "ratna-product-"))
  private product: Product | undefined

  constructor(
    private readonly progress: Progress,
    private readonly extra: Record<string, string> = {},
    private readonly options: TestProductOptions = {}
  ) {
    // When this runs as root, PostgreSQL's own user needs search permission.
    chmodSync(this.dataDir, 0o711)
  }

  async start(): Promise<ProductInfo> {
    const { original, ...options } = this.options
    if (original !== undefined) await copyDataFolder(original, this.dataDir)
    const ports = { ...(await fourPorts()), ...(await metricsPort()) }
    const settings = await testSettings({ ...ports, DATA_DIR: this.dataDir, ...this.extra })
    openDataFolder(this.dataDir)
    const print = (text: string) => this.progress.line(text)
    this.product = new Product(settings, this.progress, { ...options, onFailure: print, warn: print })
    await this.product.start()
    if (original !== undefined) await registerWebhooks(this.product.env)
    return infoOf(this.product, await startControl(this.product))
  }

  /** Stops it, and keeps its data for copies. */
  async end(): Promise<void> {
    await this.product?.stop()
  }

  /** Stops it in any state, and removes its data. */
  async stop(): Promise<void> {
    endRunning()
    await this.end()
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Runnable {
  start: () => Promise<ProductInfo>
  stop: () => Promise<void>
  afterStart?: () => Promise<void>
}

/** Writes the connection data of what it starts to the file of the first argument, and runs it until it is stopped. */
export async function runUntilStopped(
  defaultName: string,
  { start, stop, afterStart }: Runnable
): Promise<void> {
  const file = process.argv[2] ?? path.join(tmpdir(), defaultName)
  let ending: Promise<never> | undefined
  const end = (code: number): Promise<never> => {
    ending ??= stop().then(() => {
      rmSync(file, { force: true })
      process.exit(code)
    })
    return ending
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0))
  if (process.env["RATNA_PRODUCT_ON_LEASH"] === "true") process.stdin.resume().on("end", () => void end(0))
  try {
    const info = await start()
    writePrivate(file, JSON.stringify(info, null, 2))
    console.log(`ready: ${info.origin}, described in ${file}`)
    await afterStart?.()
  } catch (error) {
    if (ending === undefined) console.error(messageOf(error))
    await end(1)
  }
}

/**
 * A product for manual work: `node dev/product.mjs <file>` writes its connection data to the file (RATNA_PRODUCT=<file>
 * lets specs use it) and runs until its input ends or it is stopped.
 */
export async function main(): Promise<void> {
  const progress = new Progress()
  const product = new TestProduct(progress, CHECKED)
  await runUntilStopped("ratna-product.json", {
    start: async () => {
      await build(progress)
      return product.start()
    },
    stop: () => product.stop(),
    afterStart: () => buildAdmin(progress),
  })
}
