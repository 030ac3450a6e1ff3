/**
 * Returns SQL for the due rows of a work table, with their `turn`: 1 for the first row of each tenant, 2 for the
 * second, … Ordering by it keeps one tenant's backlog from delaying the others.
 * @param key the table's key beside `tenant_id`
 */
export const turnsOf = (table: string, key: string): string =>
  `(select tenant_id, ${key}, row_number() over (partition by tenant_id order by due_at, ${key}) as turn
    from ${table} where due_at <= now())`

/** Returns a statement that selects and locks the keys of due rows, round-robin over tenants; `?` is the limit. */
export const claimInTurn = (table: string, key: string): string =>
  `select due.tenant_id, due.${key} from ${table} due join ${turnsOf(table, key)} turns using (tenant_id, ${key})
   where due.due_at <= now() order by turns.turn, due.due_at limit ? for update of due skip locked`
