import type { Report, SharedCount } from "./rate-limiter"

/** The part of a Redis client that counting needs. */
interface ScriptClient {
  eval: (script: string, keys: number, ...values: (string | number)[]) => Promise<unknown>
}

/**
 * Options of the Redis client that counts rate limits. A request never waits for Redis longer than `commandTimeout`, and
 * not at all while there is no connection.
 */
export const countingOptions = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 1_000,
  commandTimeout: 250,
  // Closes the connection to a server that no longer responds.
  socketTimeout: 1_000,
  retryStrategy: (attempts: number): number => Math.min(attempts * 100, 1_000),
}

/**
 * Refills each bucket up to now and takes what a process has started, down to a debt of one burst. A full bucket
 * expires. Time is Redis's own, so that the servers' clocks don't matter.
 */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local result = {}
for n, key in ipairs(KEYS) do
  local perSecond, burst, started = tonumber(ARGV[3 * n - 2]), tonumber(ARGV[3 * n - 1]), tonumber(ARGV[3 * n])
  local bucket = redis.call('HMGET', key, 'left', 'at')
  local passed = math.max(0, now - (tonumber(bucket[2]) or now))
  local left = math.min(burst, (tonumber(bucket[1]) or burst) + passed * perSecond / 1000)
  left = math.max(-burst, left - started)
  redis.call('HSET', key, 'left', tostring(left), 'at', now)
  redis.call('PEXPIRE', key, math.ceil((burst - left) / perSecond * 1000) + 1)
  result[n] = tostring(left)
end
return result`

/**
 * Counts in Redis, with one command for all reports. The braces keep the keys in one slot of a Redis Cluster.
 * @param name of the limit; its keys begin with it
 */
export const countsIn =
  (redis: ScriptClient, name: string): SharedCount =>
  async (reports) => {
    const keys = reports.map(({ key }) => `{ratna-rate}:${name}:${key}`)
    const values = reports.flatMap(({ perSecond, burst, started }: Report) => [perSecond, burst, started])
    const left = (await redis.eval(script, keys.length, ...keys, ...values)) as string[]
    return left.map(Number)
  }
