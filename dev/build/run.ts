import { spawn } from "node:child_process"
import { createWriteStream } from "node:fs"
import { rotate } from "../start/files"
import { signalProcess } from "../start/process-registry"
import { Problem } from "../start/problem"

interface Command {
  /** Names the command in the error message, as the subject of "has failed". */
  what: string
  command: string
  args: string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Log file for the whole output. */
  log?: string
}

const running = new Set<number>()

/** Ends all running commands of `run`, when a start is interrupted. */
export function endRunning(): void {
  for (const pid of running) signalProcess(-pid, "SIGKILL")
}

/**
 * Runs a command to completion in its own process group.
 * @returns its whole output
 * @throws Problem with the last lines of its output when it fails
 */
export async function run({ what, command, args, cwd, env, log }: Command): Promise<string> {
  if (log !== undefined) rotate(log)
  const file = log === undefined ? undefined : createWriteStream(log)
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] })
  const { pid } = child
  if (pid !== undefined) running.add(pid)
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8")
    stream.on("data", (chunk: string) => {
      output += chunk
      file?.write(chunk)
    })
  }
  const code = await new Promise<number | string>((resolve) => {
    child.once("error", (error) => resolve(error.message))
    child.once("close", (exit, signal) => resolve(exit ?? signal ?? 1))
  })
  if (pid !== undefined) running.delete(pid)
  file?.end()
  if (code === 0) return output
  const tail = output.trim().split("\n").slice(-30).join("\n")
  throw new Problem(`${what} has failed (${code}):\n${tail}`)
}
