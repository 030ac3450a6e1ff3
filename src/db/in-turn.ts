/**
 * The rows of a table of due work that are due, with their `turn`: the first of each tenant, then the second of each …
 * Ordered by it, one tenant's backlog keeps nobody else's work waiting.
 * @param key the table's key beside `tenant_id`
 */
export const turnsOf = (table: string, key: string): string =>
  `(select tenant_id, ${key}, row_number() over (partition by tenant_id order by due_at, ${key}) as turn
    from ${table} where due_at <= now())`

/** Statement for the keys of what is due, each tenant's in turn, held for whoever claims it; `?` is how many. */
export const claimInTurn = (table: string, key: string): string =>
  `select due.tenant_id, due.${key} from ${table} due join ${turnsOf(table, key)} turns using (tenant_id, ${key})
   where due.due_at <= now() order by turns.turn, due.due_at limit ? for update of due skip locked`
