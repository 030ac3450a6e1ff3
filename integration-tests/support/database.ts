import { Client, Pool, type QueryResultRow } from "pg"
import { product } from "./product"

type Ask = (sql: string, values?: unknown[]) => Promise<QueryResultRow[]>

/** Runs `act` in a transaction of its own. The transaction stays open until `act` has ended. */
export async function inTransaction(act: (ask: Ask) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: product().superuserUrl })
  await client.connect()
  try {
    await client.query("begin")
    await act(async (sql, values = []) => (await client.query<QueryResultRow>(sql, values)).rows)
    await client.query("commit")
  } finally {
    await client.end()
  }
}

/**
 * Reads rows as the superuser, whom row-level security does not restrict, to prove what is stored and what is not.
 * Opens a connection for each query, so that no connection stays open when a spec ends.
 */
export async function rows<Row extends QueryResultRow>(
  sql: string,
  values: unknown[] = [],
  connectionString = product().superuserUrl
): Promise<Row[]> {
  const pool = new Pool({ connectionString, max: 1 })
  try {
    return (await pool.query<Row>(sql, values)).rows
  } finally {
    await pool.end()
  }
}
