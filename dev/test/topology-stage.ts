import { spawnSync } from "node:child_process"
import type { Result } from "./stage"
import { jest } from "./suites"

/** Runs the specs of several processes, whose setup starts them. Skips them on a machine without Redis. */
export async function topologyStage(rest: readonly string[]): Promise<Result> {
  if (spawnSync("redis-server", ["--version"]).error) {
    console.log("topology     skipped: redis-server is not installed")
    return { name: "topology", passed: 0, failed: 0, skipped: 1, seconds: 0, output: "" }
  }
  return jest("topology", ["--selectProjects", "topology", "--runInBand", ...rest], { live: true })
}
