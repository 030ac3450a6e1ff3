import type { EventEmitter } from "node:events"
import { log } from "./log"

let away = false

/** Whether this process has lost Redis. */
export const isRedisAway = (): boolean => away

/**
 * Logs once when this process loses Redis and once when it is connected again. Call it for one client of the process:
 * its other clients, Medusa's, print each of their failed attempts, which `logConsole` then logs at the level debug.
 * @param meanwhile what works without it, as the end of a sentence
 */
export function watchRedis(client: EventEmitter, meanwhile: string): void {
  const lose = (reason: string): void => {
    if (away) return
    away = true
    log("warn", `Redis is away (${reason}): ${meanwhile}`)
  }
  client.on("error", (error: Error) => lose(error.message))
  client.on("close", () => lose("the connection was closed"))
  client.on("ready", () => {
    if (away) log("info", "Redis is back")
    away = false
  })
}
