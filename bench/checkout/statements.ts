import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { product } from "../../integration-tests/support/product"

/** Time to wait for work that a request does after its response, in ms. */
const afterworkMs = 500

/**
 * Counts the SQL statements of one request, as PostgreSQL counts those of the product's role: begin and commit are two
 * of them; statements inside a trigger or a function don't count. Returns the minimum of `times` requests, since jobs
 * run concurrently.
 */
export async function statementsOf(times: number, call: (n: number) => Promise<unknown>): Promise<number> {
  const url = new URL(product().superuserUrl)
  // The database with the view of the whole cluster's statements.
  url.pathname = "/postgres"
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    const soFar = async (): Promise<number> => {
      const { rows } = await client.query<{ calls: string }>(
        "select coalesce(sum(calls), 0) as calls from pg_stat_statements where userid = 'ratna'::regrole"
      )
      return Number(rows[0]?.calls)
    }
    const counts: number[] = []
    for (let n = 0; n < times; n++) {
      const before = await soFar()
      await call(n)
      await sleep(afterworkMs)
      counts.push((await soFar()) - before)
    }
    return Math.min(...counts)
  } finally {
    await client.end()
  }
}
