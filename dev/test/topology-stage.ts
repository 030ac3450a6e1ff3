import { spawnSync } from "node:child_process"
import type { Result } from "./stage"
import { jest, orAllBut } from "./suites"

/** Specs that leave the processes with other secrets, which the specs after them don't know. */
const ALONE = "topology/alone/"

/**
 * Runs the specs of several processes, whose setup starts them. Skips them on a machine without Redis.
 * @param rest words of spec files; without them all run but those that need a topology of their own
 * @param original data folder that the topology starts with a copy of; a new one by default
 */
export async function topologyStage(rest: readonly string[], original: string | undefined): Promise<Result> {
  if (spawnSync("redis-server", ["--version"]).error) {
    console.log("topology     skipped: redis-server is not installed")
    return { name: "topology", passed: 0, failed: 0, skipped: 1, seconds: 0, output: "" }
  }
  return jest("topology", ["--selectProjects", "topology", "--runInBand", ...orAllBut(ALONE, rest)], {
    live: true,
    env: original === undefined ? {} : { RATNA_ORIGINAL: original },
  })
}
