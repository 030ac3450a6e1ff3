import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { buildAdmin } from "../build/admin"
import { build } from "../build/build"
import { watchFolders } from "../loop/watch-folders"
import { messageOf, Problem, shown } from "../start/problem"
import { Progress } from "../start/progress"
import { prepareBrowser } from "./browser"
import { Lanes, type ProductTask } from "./lanes"
import { runningProduct } from "./running"
import { endCommands, gate, stage, type Result } from "./stage"
import { jest, playwright } from "./suites"
import { topologyStage } from "./topology-stage"

const bin = (name: string) => path.resolve("node_modules/.bin", name)
const HAS_STOREFRONT = existsSync("storefront/package.json")

type Stage = () => Promise<Result>

/** Stages that need no running product: they run beside the builds. */
const QUICK: Record<string, Stage> = {
  format: () => gate("format", bin("prettier"), ["--check", "--log-level=warn", "."]),
  types: () => gate("types", bin("tsc"), ["--noEmit", "-p", "tsconfig.json"]),
  "types-dev": () => gate("types-dev", bin("tsc"), ["--noEmit", "-p", "tsconfig.dev.json"]),
  ...(HAS_STOREFRONT
    ? {
        "types-shop": () =>
          gate("types-shop", "npm", ["run", "--silent", "types"], path.resolve("storefront")),
      }
    : {}),
  lint: () => gate("lint", bin("eslint"), ["--max-warnings", "0", "."]),
  deps: () =>
    // The folders are listed in package.json.
    gate("deps", "npm", ["run", "--silent", "deps"]),
  unused: () => gate("unused", bin("knip"), ["--no-progress"]),
  unit: () => jest("unit", ["--selectProjects", "unit", "--maxWorkers=1"]),
  ...(HAS_STOREFRONT
    ? { components: () => jest("components", ["--maxWorkers=1"], { cwd: "storefront" }) }
    : {}),
}

/** Stages that run only when they are named. */
const ON_REQUEST: Record<string, Stage> = {
  // It changes source files and restores them.
  dev: () => jest("dev", ["--selectProjects", "loop", "--runInBand"], { live: true }),
}

const NEEDS_PRODUCT = ["http", "e2e"]
/** Runs after the products have stopped, because its processes need their memory and cores. */
const TOPOLOGY = "topology"

/** Number of parts of the HTTP specs: more than products, so that no product idles for long. */
const HTTP_SHARDS = 6

/** Folders whose changes repeat a run with `--watch`. */
const WATCHED = ["src", "dev", "integration-tests", "storefront/app", "storefront/server", "storefront/test"]

interface Wanted {
  stages: string[]
  /** Passed to the runners of the stages, e.g. the name of a spec. */
  rest: string[]
  /** Repeats the run when a file changes. */
  watch: boolean
  /** Starts a product of its own even if one is running. */
  fresh: boolean
}

/** `npm test` runs all; `npm test -- http faq` runs the stage `http` with the argument `faq`. */
function readArguments(args: string[]): Wanted {
  const standard = [...Object.keys(QUICK), "build", ...NEEDS_PRODUCT, TOPOLOGY]
  const known = [...standard, ...Object.keys(ON_REQUEST)]
  const stages = args.filter((arg) => known.includes(arg))
  return {
    stages: stages.length > 0 ? stages : standard,
    rest: args.filter((arg) => !known.includes(arg) && arg !== "--watch" && arg !== "--fresh"),
    watch: args.includes("--watch"),
    fresh: args.includes("--fresh"),
  }
}

/** Run one after another: each of them uses one core, and the builds use the other. */
async function inTurn(stages: Stage[]): Promise<Result[]> {
  const results: Result[] = []
  for (const each of stages) results.push(await each())
  return results
}

class TestRun {
  private readonly folder = mkdtempSync(path.join(tmpdir(), "ratna-test-"))
  private readonly progress = new Progress()
  private readonly lanes: Lanes
  /** Built concurrently with everything else; the specs that use it wait for the build. */
  private admin: Promise<Result> | undefined

  constructor(private readonly wanted: Wanted) {
    const count = this.isWhole() ? 2 : 1
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

  /** Whether all stages that need a product run, without a choice of specs: enough work for two products. */
  private isWhole(): boolean {
    return NEEDS_PRODUCT.every((name) => this.wanted.stages.includes(name)) && this.wanted.rest.length === 0
  }

  private needsBuild(): boolean {
    return ["build", ...NEEDS_PRODUCT, TOPOLOGY].some((name) => this.wanted.stages.includes(name))
  }

  /** Chosen specs use a running product: its start would take longer than they do. */
  private async runOnProduct(): Promise<Result[]> {
    const { rest, fresh, watch, stages } = this.wanted
    const running =
      rest.length > 0 && !fresh && !stages.includes(TOPOLOGY) ? await runningProduct() : undefined
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
    const admin = this.admin ? [await this.admin] : []
    if (failed || !this.wanted.stages.includes(TOPOLOGY)) return [...built, ...admin, ...ran]
    await this.lanes.stop()
    return [...built, ...admin, ...ran, await topologyStage(this.wanted.rest)]
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
   * The browser specs take longest. They run early, so that the products end at about the same time, but not while
   * gates are still running, because the browser specs would time out.
   */
  private async productTasks(): Promise<ProductTask[]> {
    const { stages } = this.wanted
    const http = stages.includes("http") ? this.httpTasks() : []
    const e2e = stages.includes("e2e") && existsSync("playwright.config.ts") ? await this.browserTasks() : []
    return [...http.slice(0, e2e.length), ...e2e, ...http.slice(e2e.length)]
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

/** Prints what a person has to look at, and one line with the total. @returns the number of failed tests */
function summarize(results: Result[]): number {
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0)
  const failed = sum((result) => result.failed)
  for (const result of results.filter((each) => each.failed > 0)) console.log(`FAIL ${result.name}`)
  const flaky = results.flatMap((result) => result.flaky ?? [])
  if (flaky.length > 0) console.log(`\nNeeded a second try (bugs to fix):\n  ${flaky.join("\n  ")}`)
  console.log(`\n${sum((result) => result.passed)} passed, ${failed} failed`)
  return failed
}

/** Repeats the run after each change of a file until it is interrupted. */
async function repeat(test: TestRun): Promise<never> {
  let changed: () => void = () => undefined
  watchFolders(
    WATCHED.filter((folder) => existsSync(folder)),
    () => changed()
  )
  for (;;) {
    // A change during the run repeats it.
    const next = new Promise<void>((resolve) => (changed = resolve))
    await test.run().then(summarize, (error: unknown) => console.error(messageOf(error)))
    console.log("\nWaiting for a change (stop with Ctrl-C) …")
    await next
  }
}

/** `npm test`: runs every stage, then prints the total. */
export async function main(args: string[]): Promise<void> {
  const wanted = readArguments(args)
  const test = new TestRun(wanted)
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void test.stop().then(() => process.exit(130)))
  }
  if (wanted.watch) return repeat(test)
  await shown(async () => {
    const results = await test.run().finally(() => test.stop())
    process.exit(summarize(results) > 0 ? 1 : 0)
  })
}
