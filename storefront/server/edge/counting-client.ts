import Redis from "ioredis"
import { countingOptions } from "@contract/rules/redis-counts"
import { reportDependency } from "@telemetry/report-health"
import { watchRedis } from "@telemetry/watch-redis"

/** Creates the process's Redis client for rate limits. */
export function countingClient(url: string): Redis {
  const client = new Redis(url, countingOptions)
  watchRedis(client, "rate limits are counted in each process meanwhile")
  reportDependency("redis", () => client.ping())
  return client
}
