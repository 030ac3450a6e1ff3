import { spawn } from "node:child_process"
import { signalProcess } from "../start/process-registry"

export interface Result {
  name: string
  passed: number
  failed: number
  skipped: number
  /** The failed tests, each with the beginning of its message. */
  failures?: string[]
  /** Tests that passed at their second try: bugs to be fixed. */
  flaky?: string[]
  seconds: number
  /** Shown when something failed. */
  output: string
}

export type Counts = Pick<Result, "passed" | "failed" | "skipped" | "failures" | "flaky">

export interface Ran {
  code: number
  output: string
}

const under = new Set<number>()

let stopped = false

/** Ends every running command, and prevents new ones. */
export function endCommands(): void {
  stopped = true
  for (const pid of under) signalProcess(-pid, "SIGKILL")
}

/** Runs a program to completion, whatever its exit code. @param live prints its output immediately */
export function runProgram(
  program: string,
  args: string[],
  { cwd, env, live = false }: { cwd?: string; env?: NodeJS.ProcessEnv; live?: boolean } = {}
): Promise<Ran> {
  if (stopped) return Promise.resolve({ code: 130, output: "stopped" })
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  })
  const { pid } = child
  if (pid !== undefined) under.add(pid)
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8")
    stream.on("data", (chunk: string) => {
      output += chunk
      if (live) process.stdout.write(chunk)
    })
  }
  return new Promise((resolve) => {
    const end = (code: number) => {
      if (pid !== undefined) under.delete(pid)
      resolve({ code, output })
    }
    child.once("error", (error) => {
      output += error.message
      end(1)
    })
    child.once("close", (code) => end(code ?? 1))
  })
}

/** Runs a stage and prints its one-line summary with the time, and its output when it failed. */
export async function stage(
  name: string,
  work: () => Promise<Omit<Result, "name" | "seconds">>
): Promise<Result> {
  const began = Date.now()
  const counts = await work().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: error instanceof Error ? error.message : String(error),
  }))
  const result = { name, ...counts, seconds: Math.round((Date.now() - began) / 1000) }
  if (stopped) return result
  const mark = result.failed > 0 ? "FAIL" : "ok  "
  const skipped = result.skipped > 0 ? `, ${result.skipped} left out` : ""
  console.log(
    `${mark} ${name.padEnd(12)} ${result.passed} good, ${result.failed} bad${skipped} (${result.seconds} s)`
  )
  if (result.failed > 0) console.log(indent(result.output))
  return result
}

const SHOWN_LINES = 200

function indent(text: string): string {
  const lines = text.trim().split("\n")
  const shown =
    lines.length > SHOWN_LINES
      ? [`… (${lines.length - SHOWN_LINES} lines more)`, ...lines.slice(-SHOWN_LINES)]
      : lines
  return shown.map((line) => `     ${line}`).join("\n")
}

/** A program whose exit code is the result: a quality gate, which counts as one test. */
export async function gate(
  name: string,
  program: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv } = {}
): Promise<Result> {
  return stage(name, async () => {
    const ran = await runProgram(program, args, options)
    return { passed: ran.code === 0 ? 1 : 0, failed: ran.code === 0 ? 0 : 1, skipped: 0, output: ran.output }
  })
}
