import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { build } from "../build/build"
import { endRunning } from "../build/run"
import { databaseUrl } from "../postgres/cluster"
import { openDataFolder, writePrivate } from "../start/files"
import { freePort } from "../start/ports"
import { messageOf } from "../start/problem"
import { Product } from "../start/product"
import { Progress } from "../start/progress"
import { readSettings } from "../start/settings"
import { startControl } from "./control"
import type { ProductInfo } from "./info"

/** Settings that would lead a product of the tests to somebody's real services or data. */
const NOT_FOR_TESTS = ["DATABASE_URL", "SMTP_URL", "REDIS_URL", "RAZORPAY_API_URL", "S3_URL", "TENANT_STRICT_HOSTS"]

async function fourPorts(): Promise<Record<string, string>> {
  const ports: Record<string, string> = {}
  for (const name of ["PORT", "MEDUSA_PORT", "MAIL_PORT", "GATEWAY_PORT"]) {
    let port = await freePort()
    while (Object.values(ports).includes(String(port))) port = await freePort()
    ports[name] = String(port)
  }
  return ports
}

function infoOf(product: Product, controlUrl: string): ProductInfo {
  const { settings, access, env } = product
  if (access === undefined) throw new Error("a product of the tests has an embedded database")
  return {
    origin: `http://localhost:${settings.port}`,
    port: settings.port,
    medusaUrl: `http://127.0.0.1:${settings.medusaPort}`,
    mailUrl: `http://127.0.0.1:${settings.mailPort}`,
    gatewayUrl: `http://127.0.0.1:${settings.gatewayPort}`,
    databaseUrl: databaseUrl(access),
    superuserUrl: databaseUrl(access, "postgres"),
    controlUrl,
    dataDir: settings.dataDir,
    env: Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  }
}

export interface TestProduct {
  info: ProductInfo
  stop: () => Promise<void>
}

/** Starts a whole product, as `npm start` does, on free ports and on a data folder of its own. */
export async function startTestProduct(progress: Progress): Promise<TestProduct> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "ratna-product-"))
  // PostgreSQL's own user must be able to pass through, when this runs as root.
  chmodSync(dataDir, 0o711)
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_FOR_TESTS.includes(name)))
  const settings = readSettings({ ...inherited, ...(await fourPorts()), NODE_ENV: "test", DATA_DIR: dataDir })
  openDataFolder(dataDir)
  const product = new Product(settings, progress, {
    onFailure: (sentence) => progress.line(sentence),
    warn: (text) => progress.line(text),
  })
  const stop = async () => {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await product.start()
    return { info: infoOf(product, await startControl(product)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * A product for those who work on it: `node dev/product.mjs <file>` writes how to reach it into the file
 * (RATNA_PRODUCT=<file> lets specs use it) and runs until its input ends or it is stopped.
 */
export async function main(): Promise<void> {
  const file = process.argv[2] ?? path.join(tmpdir(), "ratna-product.json")
  let product: TestProduct | undefined
  let stopped = false
  const end = async (code: number) => {
    if (stopped) return
    stopped = true
    endRunning()
    rmSync(file, { force: true })
    await product?.stop()
    process.exit(code)
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0))
  if (process.env["RATNA_PRODUCT_ON_LEASH"] === "true") process.stdin.resume().on("end", () => void end(0))
  try {
    const progress = new Progress()
    await build(progress)
    product = await startTestProduct(progress)
    if (stopped) return void product.stop()
    writePrivate(file, JSON.stringify(product.info, null, 2))
    console.log(`ready: ${product.info.origin}, described in ${file}`)
  } catch (error) {
    console.error(messageOf(error))
    await end(1)
  }
}
