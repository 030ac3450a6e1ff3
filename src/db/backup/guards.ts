import type { ClientBase } from "pg"

interface Guard {
  lower: string
  raise: string
}

/**
 * Drops foreign keys and disables triggers and forced row-level security while `work` runs, then restores them.
 * Policies apply to the owner too and forbid COPY. Runs as the tables' owner in the restoring transaction; adding the
 * keys again checks every row.
 */
export async function withoutConstraints(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const guards = [...(await foreignKeys(client)), ...(await tableGuards(client))]
  for (const { lower } of guards) await client.query(lower)
  await work()
  // Policies are restored last: they would hide the rows that the foreign keys check.
  for (const { raise } of guards) await client.query(raise)
}

async function foreignKeys(client: ClientBase): Promise<Guard[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`
  )
  return rows.map(({ table, name, definition }) => {
    const key = client.escapeIdentifier(name)
    return {
      lower: `alter table ${table} drop constraint ${key}`,
      raise: `alter table ${table} add constraint ${key} ${definition}`,
    }
  })
}

async function tableGuards(client: ClientBase): Promise<Guard[]> {
  const { rows } = await client.query<{ table: string; forced: boolean }>(
    `select c.oid::regclass::text as table, c.relforcerowsecurity as forced
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`
  )
  return rows.map(({ table, forced }) => ({
    lower: `alter table ${table} disable trigger user${forced ? ", no force row level security" : ""}`,
    raise: `alter table ${table} enable trigger user${forced ? ", force row level security" : ""}`,
  }))
}
