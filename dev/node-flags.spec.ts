import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

jest.setTimeout(60_000)

const folder = mkdtempSync(path.join(tmpdir(), "ratna-flags-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a line for each program that Node.js runs, before the program. */
const recorder = path.join(folder, "recorder.cjs")
const log = path.join(folder, "log")
writeFileSync(
  recorder,
  `const { pid, execArgv, argv, env } = process
  if (require("node:worker_threads").isMainThread) require("node:fs").appendFileSync(
    ${JSON.stringify(log)},
    JSON.stringify({ pid, flags: execArgv, args: argv.slice(2), arenas: env.MALLOC_ARENA_MAX }) + "\\n"
  )`
)

interface Run {
  pid: number
  flags: string[]
  args: string[]
  arenas?: string
}

/** Starts a role, which ends soon because its variables are missing. @returns what ran, in order, and the first pid */
function start(role: string, options: string[] = [], nodeOptions = ""): { pid: number; runs: Run[] } {
  writeFileSync(log, "")
  const { PATH, HOME } = process.env
  const { pid, status } = spawnSync(
    process.execPath,
    [...options, path.resolve("dev/start.mjs"), "an argument"],
    {
      env: {
        PATH,
        HOME,
        NODE_OPTIONS: `--require ${recorder} ${nodeOptions}`,
        DATABASE_URL: "",
        RATNA_ROLE: role,
      },
    }
  )
  expect(status).toBe(1)
  const lines = readFileSync(log, "utf8").trim().split("\n")
  return { pid, runs: lines.map((line) => JSON.parse(line) as Run).filter((run) => run.pid === pid) }
}

describe("the options of Node.js", () => {
  it.each([
    ["server", ["--max-old-space-size=1024", "--max-semi-space-size=16"]],
    ["worker", ["--max-old-space-size=1024", "--max-semi-space-size=16"]],
    ["storefront", ["--single-threaded-gc", "--max-semi-space-size=16"]],
  ])("the start of a %s sets them, in the process that was started", (role, flags) => {
    const { pid, runs } = start(role)
    expect(runs.at(-1)).toEqual({ pid, flags, args: ["an argument"], arenas: "2" })
    expect(runs).toHaveLength(2)
  })

  it("the operator's own stay as they are", () => {
    const own = ["--max-old-space-size=1500"]
    expect(start("server", own).runs.at(-1)?.flags).toEqual(["--max-semi-space-size=16", ...own])
    const { runs } = start("server", [], "--max_old_space_size=1500 --max-semi-space-size=32")
    expect(runs.map(({ flags }) => flags)).toEqual([[]])
  })

  it("a role that is not a server runs without more", () => {
    expect(start("migrate").runs.map(({ flags }) => flags)).toEqual([[]])
  })
})
