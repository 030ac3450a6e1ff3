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

/** Time after which an unused connection is closed, in ms. */
const idleTimeoutMillis = 1_000

const pools = new Map<string, Pool>()

function poolOf(connectionString: string): Pool {
  const known = pools.get(connectionString)
  if (known) return known
  const pool = new Pool({ connectionString, max: 2, idleTimeoutMillis, allowExitOnIdle: true })
  // A spec has stopped PostgreSQL or dropped the database: the next query opens a new connection.
  pool.on("error", () => undefined)
  pools.set(connectionString, pool)
  return pool
}

/**
 * Reads rows as the superuser, whom row-level security does not restrict, to prove what is stored and what is not. After
 * a change it waits until every storefront must show it. Queries share connections, so they must not depend on a session.
 */
export async function rows<Row extends QueryResultRow>(
  sql: string,
  values: unknown[] = [],
  connectionString = product().superuserUrl
): Promise<Row[]> {
  const { rows } = await poolOf(connectionString).query<Row>(sql, values)
  if (isChange(sql)) await sleep(boundMs)
  return rows
}
