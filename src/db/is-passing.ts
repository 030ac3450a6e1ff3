/** SQLSTATEs and network errors that mean "not now": locked, shutting down, out of connections, connection lost. */
const passing = new Set([
  ...["55P03", "40P01", "40001", "25P03", "57P01", "57P02", "57P03", "57P05", "53300"],
  ...["08001", "08003", "08004", "08006", "08007"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE"],
])

/** Errors of knex's pool and of pg for a lost connection, which have no code. */
const lost =
  /timeout acquiring a connection|Connection terminated|Connection ended|is not queryable|Unable to acquire a connection/i

/** Whether the database could not do what it was asked for a reason that passes: the caller may try again. */
export function isPassing(error: Error): boolean {
  const { code } = error as { code?: unknown }
  return (typeof code === "string" && passing.has(code)) || lost.test(error.message)
}
