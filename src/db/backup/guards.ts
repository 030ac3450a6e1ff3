import type { ClientBase } from "pg"

interface Guard {
  lower: string
  raise: string
}

/**
 * What stands between bare rows and their tables: foreign keys, triggers, and the policies, which bind the owner too and
 * let nobody COPY. As the tables' owner, in the transaction that brings them back: raising the keys checks every row.
 */
export async function withGuardsDown(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const guards = [...(await foreignKeys(client)), ...(await tableGuards(client))]
  for (const { lower } of guards) await client.query(lower)
  await work()
  // Policies last: they would keep the keys from seeing what they check.
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
