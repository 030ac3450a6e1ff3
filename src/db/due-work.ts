import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { QueueDefinition } from "./queue-table"

/** Due rows of one queue. `rows` is at most `maxCounted`. */
export interface DueWork {
  kind: string
  rows: number
  oldestSeconds: number
}

/** A longer queue is not counted further: its length no longer matters, only its age. */
const maxCounted = 10_000

/** Reads the due rows of all queues in one statement. */
export async function dueWork(knex: Knex, queues: readonly QueueDefinition<string>[]): Promise<DueWork[]> {
  const each = queues.map(
    ({ name, table, only }) =>
      `select '${name}' as kind, count(*)::int as rows,
              coalesce(extract(epoch from now() - min(due_at)), 0)::float as "oldestSeconds"
       from (select due.due_at from ${table} due
             where due.due_at <= now()${only === undefined ? "" : ` and ${only}`}
             order by due.due_at limit ${String(maxCounted)}) due`
  )
  const found = await knex.raw<{ rows: DueWork[] }>(each.join("\nunion all\n"))
  return found.rows
}
