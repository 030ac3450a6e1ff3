/** The part of knex's client that hands out connections, and of its pool that reports them. */
export interface FailingClient {
  acquireConnection: () => Promise<unknown>
  releaseConnection: (connection: unknown) => Promise<unknown>
  pool: {
    numUsed: () => number
    numFree: () => number
    on: (event: "createSuccess" | "createFail", handler: (eventId: number, result: unknown) => void) => void
  }
}

/** How long requests wait for a database that can't be reached, in ms: the time of a quick restart. */
const patienceMs = 2_000

/**
 * Rejects waiting acquisitions once no connection could be opened for two seconds and the pool has none. Medusa's pool
 * ignores failed connections, and each request would wait for a minute. The pool goes on trying.
 * @param now clock in milliseconds
 */
export function failWhileUnreachable(
  client: FailingClient,
  now: () => number = () => performance.now()
): void {
  const { pool } = client
  const waiting = new Set<(error: unknown) => void>()
  /** The first and the last of the failed attempts since the last successful one. */
  let failed: { first: number; last: number } | undefined
  pool.on("createSuccess", () => (failed = undefined))
  pool.on("createFail", (_eventId, error) => {
    const at = now()
    // Without requests the pool makes no attempts: an old failure says nothing about this one.
    const isSameFault = failed !== undefined && at - failed.last < patienceMs
    failed = { first: isSameFault && failed ? failed.first : at, last: at }
    if (at - failed.first < patienceMs || pool.numUsed() + pool.numFree() > 0) return
    for (const reject of waiting) reject(error)
    waiting.clear()
  })
  const acquire = client.acquireConnection.bind(client)
  // Free connections may be dead, so that a request waits in spite of them.
  client.acquireConnection = () =>
    new Promise((resolve, reject: (error: unknown) => void) => {
      waiting.add(reject)
      acquire()
        .then((connection) => {
          if (waiting.delete(reject)) resolve(connection)
          // Rejected before: nobody waits for the connection any more.
          else void client.releaseConnection(connection)
        })
        .catch(reject)
        .finally(() => waiting.delete(reject))
    })
}
