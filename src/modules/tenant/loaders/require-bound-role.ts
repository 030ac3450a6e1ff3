import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Checks that row-level security binds the database role: no superuser, no BYPASSRLS, and no member of such a role.
 * Otherwise a missing filter would return every tenant's rows instead of none.
 * @throws Error, so that the server doesn't start
 */
export default async function requireBoundRole({ container }: LoaderOptions): Promise<void> {
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const found = await knex.raw<{ rows: { rolname: string }[] }>(
    `with recursive mine as (
       select oid from pg_roles where rolname = current_user
       union select m.roleid from pg_auth_members m join mine on mine.oid = m.member)
     select r.rolname from pg_roles r join mine on mine.oid = r.oid where r.rolsuper or r.rolbypassrls`
  )
  const [strong] = found.rows
  if (strong) {
    throw new Error(
      `The database role must not pass row-level security, and "${strong.rolname}" does. Use a role that is neither a superuser nor has BYPASSRLS.`
    )
  }
}
