import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { buildAdmin } from "../build/admin"
import { build } from "../build/build"
import { Problem } from "../start/problem"
import { Progress } from "../start/progress"
import { prepareBrowser } from "./browser"
import { containersStage } from "./containers-stage"
import { Lanes, type ProductTask } from "./lanes"
import { runningProduct } from "./running"
import { postgresStage } from "./postgres-stage"
import { endCommands, stage, type Result } from "./stage"
import {
  CONTAINERS,
  NEEDS_PRODUCT,
  ON_REQUEST,
  QUICK,
  type Stage,
  type Wanted,
  OLDEST_POSTGRES,
  TOPOLOGY,
} from "./stages"
import { jest, playwright } from "./suites"
import { topologyStage } from "./topology-stage"

/**
 * Number of products that the specs of a whole run share. One more than two cores could serve at full load, because
 * specs often wait: for due work, for a throttled page, for a toast's end.
 */
const PRODUCTS = 3

/** Number of parts of the HTTP specs: more than products, so that no product idles for long. */
const HTTP_SHARDS = 3 * PRODUCTS

/** Run one after another: each of them uses one core, and the builds use the other. */
async function inTurn(stages: Stage[]): Promise<Result[]> {
  const results: Result[] = []
  for (const each of stages) results.push(await each())
  return results
}

/** One run of the wanted stages. */
export class TestRun {
  private readonly folder = mkdtempSync(path.join(tmpdir(), "ratna-test-"))
  private readonly progress = new Progress()
  private readonly lanes: Lanes
  /** Built concurrently with everything else; the specs that use it wait for the build. */
  private admin: Promise<Result> | undefined

  constructor(private readonly wanted: Wanted) {
    const count = this.isWhole() ? PRODUCTS : 1
    this.lanes = new Lanes(
      Array.from({ length: count }, (_, at) => path.join(this.folder, `product-${String(at)}.json`))
    )
  }

  async run(): Promise<Result[]> {
    const quick = Object.entries({ ...QUICK, ...ON_REQUEST }).filter(([name]) =>
      this.wanted.stages.includes(name)
    )
    const results = await Promise.all([
      inTurn(quick.map(([, each]) => each)),
      this.needsBuild() ? this.runOnProduct() : Promise.resolve([]),
    ])
    return results.flat()
  }

  async stop(): Promise<void> {
    endCommands()
    await this.lanes.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Whether all stages that need a product run, without a choice of specs: enough work for several products. */
  private isWhole(): boolean {
    return NEEDS_PRODUCT.every((name) => this.wanted.stages.includes(name)) && this.wanted.rest.length === 0
  }

  private needsBuild(): boolean {
    return ["build", ...NEEDS_PRODUCT, TOPOLOGY, OLDEST_POSTGRES, CONTAINERS].some((name) =>
      this.wanted.stages.includes(name)
    )
  }

  /** Chosen specs use a running product: its start would take longer than they do. */
  private async runOnProduct(): Promise<Result[]> {
    const { rest, fresh, watch, stages } = this.wanted
    const running =
      rest.length > 0 && !fresh && ![TOPOLOGY, CONTAINERS].some((name) => stages.includes(name))
        ? await runningProduct()
        : undefined
    if (running === undefined) {
      if (watch) throw new Problem("No product is running: start one with `npm run dev`.")
      return this.buildAndRun()
    }
    const results: Result[] = []
    for (const task of await this.productTasks()) results.push(await task({ RATNA_PRODUCT: running }))
    return results
  }

  private async buildAndRun(): Promise<Result[]> {
    const built = await this.buildAndStart()
    const failed = built.some((result) => result.failed > 0)
    const ran = failed ? [] : await this.lanes.run(await this.productTasks())
    return [...built, ...(this.admin ? [await this.admin] : []), ...ran]
  }

  private async buildAndStart(): Promise<Result[]> {
    const built = await stage("build", async () => {
      await build(this.progress)
      return { passed: 1, failed: 0, skipped: 0, output: "" }
    })
    if (built.failed > 0) return [built]
    this.admin = stage("medusa-admin", async () => {
      await buildAdmin(this.progress)
      return { passed: 1, failed: 0, skipped: 0, output: "" }
    })
    if (!NEEDS_PRODUCT.some((name) => this.wanted.stages.includes(name))) return [built]
    return [built, ...(await this.lanes.start())]
  }

  /**
   * The browser specs take longest, then the topology's, which start processes of their own. They run early, so that the
   * products end at about the same time, but not while gates are still running, because the browser specs would time
   * out.
   */
  private async productTasks(): Promise<ProductTask[]> {
    const { stages, rest } = this.wanted
    const http = stages.includes("http") ? this.httpTasks() : []
    const e2e = stages.includes("e2e") && existsSync("playwright.config.ts") ? await this.browserTasks() : []
    const topology = stages.includes(TOPOLOGY) ? [() => topologyStage(rest, this.lanes.originalDataDir)] : []
    const oldest = stages.includes(OLDEST_POSTGRES) ? [postgresStage] : []
    const containers = stages.includes(CONTAINERS) ? [() => this.containers()] : []
    return [
      ...http.slice(0, PRODUCTS),
      ...e2e,
      ...topology,
      ...containers,
      ...oldest,
      ...http.slice(PRODUCTS),
    ]
  }

  /** The image contains the finished build. */
  private async containers(): Promise<Result> {
    await this.admin
    return containersStage(this.wanted.rest)
  }

  private async browserTasks(): Promise<ProductTask[]> {
    const browser = await prepareBrowser()
    const projects = this.isWhole() ? ["phone", "desktop"] : [undefined]
    return projects.map((project) => {
      const args =
        project === undefined
          ? this.wanted.rest
          : [`--project=${project}`, `--output=test-results/${project}`]
      const name = project === undefined ? "e2e" : `e2e ${project}`
      return (env) => playwright(name, args, { ...env, ...browser })
    })
  }

  private httpTasks(): ProductTask[] {
    const count = this.isWhole() ? HTTP_SHARDS : 1
    return Array.from({ length: count }, (_, at) => {
      const part = `${String(at + 1)}/${String(count)}`
      const args = ["--selectProjects", "http", "--runInBand", `--shard=${part}`, ...this.wanted.rest]
      return (env) => jest(count === 1 ? "http" : `http ${part}`, args, { env, live: true })
    })
  }
}
