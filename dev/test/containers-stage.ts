import { spawnSync } from "node:child_process"
import type { Result } from "./stage"
import { CONTAINERS } from "./stages"
import { jest, orAllBut } from "./suites"

/** Specs that need the machine to themselves: beside other stages a request may take longer than their limits. */
const UNDER_LOAD = "containers/under-load/"

const PROGRAMS = ["podman", "buildah", "runc", "debootstrap"]

/** Why this machine can't run the stage; undefined if it can. */
function obstacle(): string | undefined {
  if (process.getuid?.() !== 0) return "it needs root"
  const missing = PROGRAMS.filter((name) => spawnSync(name, ["--version"]).error)
  return missing.length > 0 ? `${missing.join(", ")} not installed` : undefined
}

/**
 * Runs the specs of compose.yaml, whose setup starts it. Skips them on a machine that can't run containers.
 * @param rest words of spec files; without them all run but those under load
 */
export async function containersStage(rest: readonly string[]): Promise<Result> {
  const reason = obstacle()
  if (reason !== undefined) {
    console.log(`${CONTAINERS}   skipped: ${reason}`)
    return { name: CONTAINERS, passed: 0, failed: 0, skipped: 1, seconds: 0, output: "" }
  }
  return jest(CONTAINERS, ["--selectProjects", CONTAINERS, "--runInBand", ...orAllBut(UNDER_LOAD, rest)], {
    live: true,
  })
}
