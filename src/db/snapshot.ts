import type { Client } from "pg"
import { connectTo } from "./connection"

/** One snapshot of the database, seen as one tenant sees it. */
export interface Snapshot {
  /** Rows of one statement in batches of at most so many; `$1` is the tenant. */
  batches: <Row>(sql: string, size: number) => AsyncGenerator<Row[]>
}

/** Who reads on this slowly has gone: the transaction keeps PostgreSQL from tidying up. */
const patience = "60s"

/**
 * Reads as of one instant, on a connection of its own: what is streamed out may take minutes, and shall hold none that
 * requests wait for. The database ends it when nobody asks for the next batch in time.
 */
export async function* inSnapshot<T>(
  url: string,
  tenantId: string,
  read: (snapshot: Snapshot) => AsyncGenerator<T>
): AsyncGenerator<T> {
  const client = await connectTo(url, { application_name: "ratna archive" })
  // An ended connection shows in the statement that needs it.
  client.on("error", () => undefined)
  try {
    await client.query("begin isolation level repeatable read read only")
    await client.query("select set_config('app.tenant_id', $1, true)", [tenantId])
    await client.query("select set_config('idle_in_transaction_session_timeout', $1, true)", [patience])
    yield* read({ batches: (sql, size) => batchesOf(client, tenantId, sql, size) })
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function* batchesOf<Row>(
  client: Client,
  tenantId: string,
  sql: string,
  size: number
): AsyncGenerator<Row[]> {
  await client.query(`declare archived no scroll cursor for ${sql}`, [tenantId])
  try {
    for (;;) {
      const { rows } = await client.query(`fetch forward ${size} from archived`)
      if (!rows.length) break
      yield rows as Row[]
    }
  } finally {
    await client.query("close archived").catch(() => undefined)
  }
}
