import Redis from "ioredis"
import { countingOptions } from "@contract/rules/redis-counts"

/** Creates the process's Redis client for rate limits. */
export function countingClient(url: string): Redis {
  const client = new Redis(url, countingOptions)
  // Without a listener ioredis prints each failed attempt. The limiters count in the process meanwhile.
  client.on("error", () => undefined)
  return client
}
