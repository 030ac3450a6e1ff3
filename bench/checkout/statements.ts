import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { product } from "../../integration-tests/support/product"

/** So that what a call does after its answer counts as its own. */
const afterworkMs = 500

/**
 * The SQL statements of one call, as PostgreSQL counts those of the product's role: begin and commit are two of them,
 * what a trigger or a function runs inside is none. The least of `times` calls, since jobs run beside them.
 */
export async function statementsOf(times: number, call: (n: number) => Promise<unknown>): Promise<number> {
  const url = new URL(product().superuserUrl)
  // Where the view of the whole cluster's statements is.
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
