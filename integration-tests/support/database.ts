import { setTimeout as sleep } from "node:timers/promises"
import { Client, Pool, type QueryResultRow } from "pg"
import { boundMs } from "./freshness"
import { product } from "./product"

const isChange = (sql: string): boolean => /^\s*(insert|update|delete)\b/i.test(sql)

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
 * Reads rows as the superuser, whom row-level security does not restrict, to prove what is stored and what is not. After
 * a change it waits until every storefront must show it. Opens a connection for each query, so that no connection stays
 * open when a spec ends.
 */
export async function rows<Row extends QueryResultRow>(
  sql: string,
  values: unknown[] = [],
  connectionString = product().superuserUrl
): Promise<Row[]> {
  const pool = new Pool({ connectionString, max: 1 })
  try {
    const { rows } = await pool.query<Row>(sql, values)
    if (isChange(sql)) await sleep(boundMs)
    return rows
  } finally {
    await pool.end()
  }
}
