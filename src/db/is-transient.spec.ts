import Redis, { type RedisOptions } from "ioredis"
import { isTransient } from "./is-transient"

/** Returns why a command fails at a port on which nothing listens. */
async function failureOf(options: RedisOptions): Promise<Error> {
  const client = new Redis({ ...options, host: "127.0.0.1", port: 1, retryStrategy: () => 10 })
  client.on("error", () => undefined)
  try {
    return await client.ping().then(
      () => new Error("Redis responded"),
      (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
    )
  } finally {
    client.disconnect()
  }
}

it.each([
  ["Stream isn't writeable", { enableOfflineQueue: false }],
  ["Reached the max retries per request limit", { maxRetriesPerRequest: 0 }],
])("a command may be repeated when Redis is away: %s", async (message, options) => {
  const error = await failureOf(options)
  expect(error.message).toContain(message)
  expect(isTransient(error)).toBe(true)
})

it("but not one with a mistake", () => {
  expect(isTransient(new Error("ERR unknown command 'SETT'"))).toBe(false)
})
