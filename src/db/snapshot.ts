import type { Client } from "pg"
import { connectTo } from "./connection"

/** A snapshot of the database with one tenant's rows. */
export interface Snapshot {
  /** Yields the rows of one statement in batches of at most `size`; `$1` is the tenant. */
  batches: <Row>(sql: string, size: number) => AsyncGenerator<Row[]>
}

/** Idle timeout of the transaction. A slower reader is presumed gone, and an open transaction blocks vacuum. */
const patience = "60s"

/**
 * Reads from one snapshot on its own connection: a streamed export may take minutes and must not hold a connection of
 * the request pool. PostgreSQL ends the transaction when the next batch isn't requested in time.
 */
export async function* inSnapshot<T>(
  url: string,
  tenantId: string,
  read: (snapshot: Snapshot) => AsyncGenerator<T>
): AsyncGenerator<T> {
  const client = await connectTo(url, { application_name: "ratna archive" })
  // A closed connection makes the next statement fail.
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
