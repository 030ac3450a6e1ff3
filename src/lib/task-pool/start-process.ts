import { type ChildProcess, fork } from "node:child_process"
import { Socket } from "node:net"
import path from "node:path"
import { log } from "../telemetry/log"
import type { TaskReply } from "./messages"

/** Built as JavaScript; TypeScript in specs. */
const isBuilt = path.extname(__filename) === ".js"
const program = path.join(__dirname, `task-process${path.extname(__filename)}`)

/** In MB. With the default, V8 would collect garbage only beyond the memory limit of a task. */
const heapMb = 256
const execArgv = [`--max-old-space-size=${String(heapMb)}`, ...(isBuilt ? [] : ["--import", "tsx"])]

/** Environment of a process that decodes untrusted files. It contains no secret. */
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  NODE_ENV: "production",
  // With one arena per thread, glibc keeps several times the memory.
  MALLOC_ARENA_MAX: "2",
})

export interface TaskProcess {
  child: ChildProcess
  /** Resolves when the process takes orders. Never resolves when it ends before. */
  ready: Promise<void>
  /** Memory limit that was set last. */
  memoryBytes?: number
}

/**
 * @param module the module of its first task, which it loads before it is ready, and so before its limits are set
 * @param entry path of the program; another one in specs
 */
export function startProcess(module: string, entry: string = program): TaskProcess {
  const child = fork(entry, [module], {
    execArgv,
    env: environment(),
    serialization: "advanced",
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  })
  for (const output of [child.stdout, child.stderr]) {
    output?.on("data", (text: Buffer) => log("warn", `A task process printed: ${text.toString().trim()}`))
    // It doesn't keep the server running.
    if (output instanceof Socket) output.unref()
  }
  const ready = new Promise<void>((resolve) => {
    child.on("message", (reply: TaskReply) => {
      if ("ready" in reply) resolve()
    })
  })
  return { child, ready }
}
