import type { Env } from "./env"

/**
 * Concurrent events, jobs and workflow steps of one worker. With BullMQ's default of 1, one slow job would stop all
 * others.
 */
const concurrency = 32

/**
 * On a server, a command fails at once while Redis is unavailable: Medusa Admin's requests then fail instead of waiting.
 * There is no time limit for commands, because a slow start would exceed
 * it and break BullMQ's queues for good.
 */
const failFast = { enableOfflineQueue: false, maxRetriesPerRequest: 1 }

/** Elsewhere a command waits for Redis, as BullMQ's workers require. A job whose command failed would end the process. */
const patient = { maxRetriesPerRequest: null }

type RedisEnv = Pick<Env, "REDIS_URL" | "role">

const optionsOf = ({ role }: RedisEnv): object => (role === "server" ? failFast : patient)

/**
 * The secrets of Medusa's session cookies. Medusa declares one; express-session, which receives the option, signs with
 * the first one and verifies with each.
 */
export const sessionSecrets = ({ cookieSecrets }: Pick<Env, "cookieSecrets">): object => ({
  sessionOptions: { secret: [...cookieSecrets] },
})

/** Medusa's session store in Redis, for staff in Medusa Admin; without REDIS_URL it is in memory. */
export const redisSessions = (it: RedisEnv): object =>
  it.REDIS_URL ? { redisUrl: it.REDIS_URL, redisOptions: optionsOf(it) } : {}

/**
 * Medusa's event bus, workflow engine and locks on Redis. Without REDIS_URL Medusa uses its modules in memory, which
 * serve one process. `rediss://` connects over TLS.
 */
export function redisModules(it: RedisEnv): { resolve: string; options: object }[] {
  const { REDIS_URL: redisUrl } = it
  if (!redisUrl) return []
  const redisOptions = optionsOf(it)
  const workerOptions = { concurrency }
  return [
    {
      resolve: "@medusajs/medusa/event-bus-redis",
      options: {
        redisUrl,
        redisOptions,
        workerOptions,
        jobOptions: { removeOnFail: { age: 604_800, count: 5_000 } },
      },
    },
    {
      resolve: "@medusajs/medusa/workflow-engine-redis",
      options: { redis: { redisUrl, redisOptions, workerOptions } },
    },
    {
      resolve: "@medusajs/medusa/locking",
      options: {
        providers: [
          {
            resolve: "@medusajs/medusa/locking-redis",
            id: "locking-redis",
            is_default: true,
            options: { redisUrl, redisOptions },
          },
        ],
      },
    },
  ]
}
