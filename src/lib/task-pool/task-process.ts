import { writeFileSync } from "node:fs"
import { setPriority } from "node:os"
import { pathToFileURL } from "node:url"
import { ApiError } from "../api-error"
import type { TaskOrder, TaskReply } from "./messages"

/**
 * Process that runs one task at a time for the server that started it, and ends with the server. It loads only the
 * modules of its tasks. Its priority is a little lower: passwords and pages come first, but a person waits for an invoice.
 * With 10, on a busy machine one second of CPU time takes more than half a minute.
 */
const priority = 3

/** Value from -1000 to 1000. When memory is short, Linux ends the process with the highest one. */
const firstToEnd = "1000"

interface TaskModule {
  tasks: Record<string, (input: unknown) => Promise<unknown>>
}

const load = async (module: string): Promise<TaskModule> =>
  (await import(pathToFileURL(module).href)) as TaskModule

async function replyTo({ module, name, input }: TaskOrder): Promise<TaskReply> {
  try {
    const { tasks } = await load(module)
    const task = tasks[name]
    if (!task) throw new Error(`There is no task ${name}`)
    return { result: await task(input), rss: process.memoryUsage.rss() }
  } catch (error) {
    const detail = error instanceof ApiError ? error.extra.details?.[0] : undefined
    if (detail) return { refused: detail }
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

function endFirst(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", firstToEnd)
  } catch {
    // Not Linux, or a read-only /proc.
  }
}

const send = (reply: TaskReply): void => {
  process.send?.(reply)
}

setPriority(priority)
endFirst()
process.on("message", (order: TaskOrder) => {
  void replyTo(order).then(send)
})
// Not `process.exit`, which waits for the decoder's threads.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"))
// Ignores signals to the whole process group: the server finishes its running tasks and then disconnects.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined)
// A module that can't be loaded fails its tasks.
const [, , firstModule = ""] = process.argv
void load(firstModule)
  .catch(() => undefined)
  .then(() => send({ ready: true }))
