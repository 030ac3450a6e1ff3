import { existsSync } from "node:fs"
import path from "node:path"
import { gate, type Result } from "./stage"
import { jest } from "./suites"

const bin = (name: string) => path.resolve("node_modules/.bin", name)
const HAS_STOREFRONT = existsSync("storefront/package.json")

export type Stage = () => Promise<Result>

/** Stages that need no running product: they run beside the builds. */
export const QUICK: Record<string, Stage> = {
  format: () => gate("format", bin("oxfmt"), ["--check", "."]),
  // It checks the types too, in the same pass.
  lint: () => gate("lint", "npm", ["run", "--silent", "lint"]),
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
export const ON_REQUEST: Record<string, Stage> = {
  // It changes source files and restores them.
  dev: () => jest("dev", ["--selectProjects", "loop", "--runInBand"], { live: true }),
}

/** The example of every endpoint on the oldest supported PostgreSQL, with a product of its own. */
export const OLDEST_POSTGRES = "postgres-15"

export const NEEDS_PRODUCT = ["http", "e2e"]
/** Specs of several processes, which start a topology of their own. */
export const TOPOLOGY = "topology"
/** compose.yaml, run by podman. */
export const CONTAINERS = "containers"

export interface Wanted {
  stages: string[]
  /** Passed to the runners of the stages, e.g. the name of a spec. */
  rest: string[]
  /** Repeats the run when a file changes. */
  watch: boolean
  /** Starts a product of its own even if one is running. */
  fresh: boolean
}

/** `npm test` runs all; `npm test -- http faq` runs the stage `http` with the argument `faq`. */
export function readArguments(args: string[]): Wanted {
  const standard = [...Object.keys(QUICK), "build", ...NEEDS_PRODUCT, TOPOLOGY, OLDEST_POSTGRES, CONTAINERS]
  const known = [...standard, ...Object.keys(ON_REQUEST)]
  const stages = args.filter((arg) => known.includes(arg))
  return {
    stages: stages.length > 0 ? stages : standard,
    rest: args.filter((arg) => !known.includes(arg) && arg !== "--watch" && arg !== "--fresh"),
    watch: args.includes("--watch"),
    fresh: args.includes("--fresh"),
  }
}
