import type { EventEmitter } from "node:events"
import { log } from "./log"

/**
 * Logs once when a client loses Redis and once when it is connected again. Without an `error` listener ioredis prints
 * each failed attempt as a plain line.
 * @param meanwhile what works without it, as the end of a sentence
 */
export function watchRedis(client: EventEmitter, meanwhile: string): void {
  let isAway = false
  client.on("error", (error: Error) => {
    if (isAway) return
    isAway = true
    log("warn", `Redis is away (${error.message}): ${meanwhile}`)
  })
  client.on("ready", () => {
    if (isAway) log("info", "Redis is back")
    isAway = false
  })
}
