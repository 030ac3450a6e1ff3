/**
 * SQLSTATEs and network errors of transient failures: lock timeout, shutdown, too many connections, lost connection.
 */
const transientCodes = new Set([
  ...["55P03", "40P01", "40001", "25P03", "57P01", "57P02", "57P03", "57P05", "53300"],
  ...["08001", "08003", "08004", "08006", "08007"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE"],
])

/** Messages of knex's pool and of pg for a lost connection; these errors have no code. */
const lost =
  /timeout acquiring a connection|Connection terminated|Connection ended|is not queryable|Unable to acquire a connection/i

/** Returns whether a database error is transient, so that the caller may retry. */
export function isTransient(error: Error): boolean {
  const { code } = error as { code?: unknown }
  return (typeof code === "string" && transientCodes.has(code)) || lost.test(error.message)
}
