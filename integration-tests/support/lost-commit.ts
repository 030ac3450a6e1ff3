import { randomUUID } from "node:crypto"
import { rows } from "./database"

/**
 * Makes PostgreSQL terminate every connection that commits a change of a table, while `act` runs. A deferred trigger
 * fires between the last statement and the commit, so that nothing of such a transaction is written.
 * @param when the trigger's condition: which changes it applies to
 * @param on `insert`, `update`, `delete`, or several with `or`
 */
export async function whileCommitsAreLost<T>(
  { table, when, on = "insert or update" }: { table: string; when: string; on?: string },
  act: () => Promise<T>
): Promise<T> {
  const name = `lose_commit_${randomUUID().slice(0, 8)}`
  await rows(`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      perform pg_terminate_backend(pg_backend_pid());
      return null;
    end $$;
    create constraint trigger ${name} after ${on} on "${table}" deferrable initially deferred
      for each row when (${when}) execute function ${name}()`)
  try {
    return await act()
  } finally {
    await rows(`drop trigger ${name} on "${table}"; drop function ${name}()`)
  }
}

/** Trigger condition for changes made in a transaction of this tenant. */
export const ofTenant = (tenantId: string): string => `current_setting('app.tenant_id', true) = '${tenantId}'`
