import Redis from "ioredis"
import { env } from "../config/env"
import { countingOptions, countsIn } from "../contract/rules/redis-counts"
import type { SharedCount } from "../contract/rules/rate-limiter"
import { watchRedis } from "../lib/telemetry/watch-redis"

let client: Redis | undefined

const meanwhile = (): string =>
  env().RATNA_ROLE === "worker"
    ? "hourly jobs pause, other due work is done"
    : "rate limits are counted in each process, changes in Medusa Admin and opening a tenant fail"

/** Connects this process's own client, which logs when Redis is lost and back; does nothing without REDIS_URL. */
export const watchRedisOfProcess = (): void => void countingClient()

/** @throws Error when Redis doesn't respond */
export async function pingRedis(): Promise<void> {
  await countingClient()?.ping()
}

/** Returns the process's Redis client for rate limits; undefined without REDIS_URL. */
function countingClient(): Redis | undefined {
  const url = env().REDIS_URL
  if (url === undefined) return undefined
  if (!client) {
    client = new Redis(url, countingOptions)
    watchRedis(client, meanwhile())
  }
  return client
}

/** Returns the count of a rate limit across all processes; undefined without REDIS_URL. */
export function sharedCount(name: string): SharedCount | undefined {
  const redis = countingClient()
  return redis && countsIn(redis, name)
}
