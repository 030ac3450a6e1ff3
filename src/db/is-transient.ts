import { isRedisFailure } from "../lib/redis-failure"

/**
 * SQLSTATEs of failures that pass: a lock or a statement that took too long, a shutdown, too many connections, a lost
 * connection, PgBouncer's own errors (08P01), a full disk or memory, a server that is a standby for now (25006).
 */
const transientCodes = new Set([
  ...["55P03", "40P01", "40001", "25P03", "57P01", "57P02", "57P03", "57P05", "57014"],
  ...["53100", "53200", "53300", "25006"],
  ...["08001", "08003", "08004", "08006", "08007", "08P01"],
  ...[
    "ECONNREFUSED",
    "ECONNRESET",
    "EPIPE",
    "ETIMEDOUT",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "ENOTFOUND",
    "EAI_AGAIN",
  ],
])

/** Messages of knex's pool and of pg for a lost connection or a statement without an answer; they have no code. */
const lost =
  /timeout acquiring a connection|Connection terminated|Connection ended|is not queryable|Unable to acquire a connection|Query read timeout|timeout expired/i

/** Returns whether an error of the database or of Redis is transient, so that the caller may retry. */
export function isTransient(error: Error): boolean {
  const { code } = error as { code?: unknown }
  return (
    (typeof code === "string" && transientCodes.has(code)) ||
    lost.test(error.message) ||
    isRedisFailure(error)
  )
}

/** Returns whether pg has given up a statement, whose outcome is unknown. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout"
