import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { countJest } from "./jest-report"
import { countPlaywright } from "./playwright-report"
import { runProgram, stage, type Counts, type Ran, type Result } from "./stage"

/** A runner that failed without a failed test still counts as failed. */
function withOutcome(counts: Counts, ran: Ran): Omit<Result, "name" | "seconds"> {
  const failed = counts.failed === 0 && ran.code !== 0 ? 1 : counts.failed
  return { ...counts, failed, output: ran.output }
}

async function withReport(
  run: (file: string) => Promise<Ran>,
  count: (text: string) => Counts,
  live: boolean
) {
  const folder = mkdtempSync(path.join(tmpdir(), "ratna-report-"))
  const file = path.join(folder, "report.json")
  try {
    const ran = await run(file)
    let text: string
    try {
      text = readFileSync(file, "utf8")
    } catch {
      return { passed: 0, failed: 1, skipped: 0, output: ran.output }
    }
    // Output that was already shown isn't shown again.
    return withOutcome(count(text), live ? { ...ran, output: "" } : ran)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface SuiteOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  live?: boolean
}

export function jest(name: string, args: string[], { cwd = ".", env = {}, live = false }: SuiteOptions = {}) {
  const program = path.resolve(cwd, "node_modules/.bin/jest")
  return stage(name, () =>
    withReport(
      (file) =>
        runProgram(program, [...args, "--json", `--outputFile=${file}`], {
          cwd: path.resolve(cwd),
          env: { NODE_ENV: "test", ...env },
          live,
        }).then((ran) => ({ ...ran, output: ran.output.replace(/^\{"numFailedTestSuites".*$/m, "") })),
      countJest,
      live
    )
  )
}

/** Words of spec files that were given; without any all files run but those of a folder. */
export const orAllBut = (folder: string, rest: readonly string[]): readonly string[] =>
  rest.length > 0 ? rest : ["--testPathIgnorePatterns", folder]

/**
 * Browser tests may fail on a busy machine. A test that passes on its second try is listed as flaky at the end.
 * Recording slows every step down, so only the second try is recorded.
 */
const patient = ["--reporter=list,json", "--retries=1", "--trace=on-first-retry"]

export function playwright(name: string, args: string[], env: NodeJS.ProcessEnv) {
  return stage(name, () =>
    withReport(
      (file) =>
        runProgram(path.resolve("node_modules/.bin/playwright"), ["test", ...patient, ...args], {
          env: { NODE_ENV: "test", ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
          live: true,
        }),
      countPlaywright,
      true
    )
  )
}
