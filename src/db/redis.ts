import Redis from "ioredis"
import { env } from "../config/env"
import { countingOptions, countsIn } from "../contract/rules/redis-counts"
import type { SharedCount } from "../contract/rules/rate-limiter"

let client: Redis | undefined

/** Returns the process's Redis client for rate limits; undefined without REDIS_URL. */
function countingClient(): Redis | undefined {
  const url = env().REDIS_URL
  if (url === undefined) return undefined
  if (!client) {
    client = new Redis(url, countingOptions)
    // Without a listener ioredis prints each failed attempt. The limiters count in the process meanwhile.
    client.on("error", () => undefined)
  }
  return client
}

/** Returns the count of a rate limit across all processes; undefined without REDIS_URL. */
export function sharedCount(name: string): SharedCount | undefined {
  const redis = countingClient()
  return redis && countsIn(redis, name)
}
