import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { build } from "../build/build"
import { endRunning, run } from "../build/run"
import { openDataFolder } from "../start/files"
import { freePorts } from "../start/ports"
import { Product } from "../start/product"
import { Progress } from "../start/progress"
import { registerWebhooks, seedDemo } from "../start/seed"
import type { Part } from "../start/services"
import { startControl } from "./control"
import { copyDataFolder } from "./copy-data-folder"
import type { TopologyInfo } from "./info"
import { makeNextRelease } from "./next-release"
import { CHECKED, infoOf, runUntilStopped, testSettings } from "./product"
import { hasPgBouncer, pgBouncerPart, throughPgBouncer } from "./pgbouncer"
import { redisPart, rolePart } from "./topology-parts"

const NAMES = [
  "storefront1",
  "storefront2",
  "medusa1",
  "medusa2",
  "health",
  "mail",
  "gateway",
  "redis",
  "pgbouncer",
  "server-1",
  "server-2",
  "worker",
  "storefront-1",
  "storefront-2",
] as const

/** The platform's own store with one stone and the demo's accounts; without pictures, whose copies take a while. */
const STORE = "dev/test/store"

/** Each serves its metrics on a port of its name. */
const PROCESSES = ["server-1", "server-2", "worker", "storefront-1", "storefront-2"] as const
type ProcessName = (typeof PROCESSES)[number]

type Env = Record<string, string | undefined>

/**
 * Several processes on one database and one Redis server: two Medusa servers, a worker and two storefronts, each of
 * them the role that `npm start` runs, from one built tree.
 */
export class TestTopology {
  private readonly dataDir = mkdtempSync(path.join(tmpdir(), "ratna-topology-"))
  private product: Product | undefined

  /** @param original data folder of a stopped product to start with a copy of; by default a new one with one stone */
  constructor(
    private readonly progress: Progress,
    private readonly extra: Record<string, string> = {},
    private readonly original?: string
  ) {
    // When this runs as root, PostgreSQL's own user needs search permission.
    chmodSync(this.dataDir, 0o711)
  }

  async start(): Promise<TopologyInfo> {
    const ports = await freePorts(NAMES)
    const { storefront1, storefront2, medusa1, medusa2, health, mail, gateway, redis, pgbouncer } = ports
    const settings = await testSettings({
      PORT: String(storefront1),
      MEDUSA_PORT: String(medusa1),
      MAIL_PORT: String(mail),
      GATEWAY_PORT: String(gateway),
      DATA_DIR: this.dataDir,
      // Proxies that specs start. Clients of the specs have other loopback addresses.
      TRUSTED_PROXIES: "127.0.0.1",
      ...this.extra,
    })
    if (this.original !== undefined) await copyDataFolder(this.original, this.dataDir)
    openDataFolder(this.dataDir)
    const print = (text: string) => this.progress.line(text)
    const product = new Product(settings, this.progress, { onFailure: print, warn: print })
    this.product = product
    await product.startDatabase()
    await product.startPart(redisPart(redis, this.dataDir))
    const redisUrl = `redis://127.0.0.1:${redis}`
    const medusaUrls = [medusa1, medusa2].map((port) => `http://127.0.0.1:${port}`)
    const direct = { ...product.env, REDIS_URL: redisUrl, MEDUSA_URL: medusaUrls.join(",") }
    const common = hasPgBouncer() ? await this.behindPgBouncer(product, direct, pgbouncer) : direct
    let changed: Record<string, string> = {}
    const processOf = (name: string, tree = process.cwd()): Part => {
      const made: Record<ProcessName, { port: number; env: Env }> = {
        "server-1": { port: medusa1, env: { RATNA_ROLE: "server", MEDUSA_PORT: String(medusa1) } },
        "server-2": { port: medusa2, env: { RATNA_ROLE: "server", MEDUSA_PORT: String(medusa2) } },
        worker: { port: health, env: { RATNA_ROLE: "worker", HEALTH_PORT: String(health) } },
        "storefront-1": { port: storefront1, env: { RATNA_ROLE: "storefront", PORT: String(storefront1) } },
        "storefront-2": { port: storefront2, env: { RATNA_ROLE: "storefront", PORT: String(storefront2) } },
      }
      const known = PROCESSES.find((it) => it === name)
      if (!known) throw new Error(`there is no ${name}`)
      const { port, env } = made[known]
      const metrics = { METRICS_PORT: String(ports[known]) }
      return rolePart(name, { port, tree, env: { ...common, ...changed, ...metrics, ...env } })
    }
    await Promise.all([product.startHelpers(), this.migrate(direct)])
    if (this.original !== undefined) await registerWebhooks(product.env)
    else await this.progress.step("Opening the platform's store", () => seedDemo(product.env, [STORE]))
    await this.progress.step("Starting two servers, a worker and two storefronts", () =>
      Promise.all(PROCESSES.map((name) => product.startPart(processOf(name))))
    )
    const tree = path.join(this.dataDir, "next-release")
    const nextRelease = {
      migrate: () => {
        if (!existsSync(tree)) makeNextRelease(tree)
        return this.migrate({ ...direct, ...changed }, tree)
      },
      partOf: (name: string) => processOf(name, tree),
    }
    const reconfigured = {
      configure: (env: Record<string, string>) => {
        changed = { ...changed, ...env }
      },
      migrate: () => this.migrate({ ...direct, ...changed }),
      partOf: processOf,
    }
    return {
      ...infoOf(product, await startControl(product, undefined, nextRelease, reconfigured)),
      origins: [`http://localhost:${storefront1}`, `http://localhost:${storefront2}`],
      ports: [storefront1, storefront2],
      medusaUrls,
      workerUrl: `http://127.0.0.1:${health}`,
      redisUrl,
      metricsUrls: Object.fromEntries(
        PROCESSES.map((name) => [name, `http://127.0.0.1:${ports[name]}/metrics`])
      ),
    }
  }

  /** Stops it in any state, and removes its data. */
  async stop(): Promise<void> {
    endRunning()
    await this.product?.stop()
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5 })
  }

  /** The servers and the worker connect through PgBouncer, the role migrate directly: it holds a session's lock. */
  private async behindPgBouncer<E extends NodeJS.ProcessEnv>(
    product: Product,
    env: E,
    port: number
  ): Promise<E> {
    const url = env["DATABASE_URL"] ?? ""
    await product.startPart(pgBouncerPart(port, this.dataDir, url))
    return { ...env, DATABASE_URL: throughPgBouncer(url, port) }
  }

  private migrate(env: NodeJS.ProcessEnv, tree = process.cwd()): Promise<unknown> {
    return this.progress.step("Running the role migrate", () =>
      run({
        what: "The role migrate",
        command: process.execPath,
        args: [path.join(tree, "dev/start.mjs")],
        cwd: tree,
        env: { ...env, NODE_ENV: "test", RATNA_ROLE: "migrate" },
      })
    )
  }
}

/** `node dev/topology.mjs <file>`: a topology for manual work, as `dev/product.mjs` is a product. */
export async function main(): Promise<void> {
  const progress = new Progress()
  const topology = new TestTopology(progress, CHECKED, process.env["RATNA_ORIGINAL"])
  await runUntilStopped("ratna-topology.json", {
    start: async () => {
      await build(progress)
      return topology.start()
    },
    stop: () => topology.stop(),
  })
}
