import { setPriority } from "node:os"
import { ApiError } from "../api-error"
import type { TaskReply, Order } from "./messages"
import { tasks } from "./tasks"

/**
 * Process that runs one picture task at a time for the server that started it, and ends with the server. Its priority
 * is low: passwords and pages come first.
 */
const priority = 10

async function replyTo({ name, input }: Order): Promise<TaskReply> {
  try {
    const task = tasks[name] as (it: unknown) => Promise<unknown>
    return { result: await task(input), rss: process.memoryUsage.rss() }
  } catch (error) {
    const detail = error instanceof ApiError ? error.extra.details?.[0] : undefined
    if (detail) return { refused: detail }
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

setPriority(priority)
process.on("message", (order: Order) => {
  void replyTo(order).then((response) => process.send?.(response))
})
process.once("disconnect", () => process.exit())
// Ignores signals to the whole process group: the server finishes its running tasks and then disconnects.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined)
