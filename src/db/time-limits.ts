/**
 * Time that a request or a job waits for one statement, in ms. Longer than any of theirs takes; a database that was
 * replaced without a word (its packets are dropped) is noticed after it.
 */
export const queryTimeoutMs = 30_000

/** PostgreSQL ends a statement of a tenant's transaction before its caller has given up, so that it holds no locks. */
export const statementTimeout = "25s"

/**
 * Returns a connection string whose statements are limited in time by the client: pg reads the limit from the URL and
 * sends nothing of it, so that PgBouncer accepts it. Migrations and commands, which restore and erase, have no limit.
 */
export function withTimeLimit(connectionString: string): string {
  const separator = connectionString.includes("?") ? "&" : "?"
  return `${connectionString}${separator}query_timeout=${String(queryTimeoutMs)}`
}

/** Whether statements on connections of this string are limited in time. */
export const isTimeLimited = (connectionString = ""): boolean => connectionString.includes("query_timeout=")
