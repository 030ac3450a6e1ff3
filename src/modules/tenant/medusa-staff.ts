import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Container = Pick<MedusaContainer, "resolve">

/** Access of a staff user: one tenant's data, or any tenant's, one at a time. */
export type StaffScope = { of: "platform" } | { of: "tenant"; tenantId: string }

interface Row {
  user_id: string
  tenant_id: string | null
  is_platform: boolean
}

const scopeOf = ({ tenant_id, is_platform }: Omit<Row, "user_id">): StaffScope | undefined => {
  if (is_platform) return { of: "platform" }
  return tenant_id === null ? undefined : { of: "tenant", tenantId: tenant_id }
}

/** The scope of a staff user; undefined without a row, which means no access. */
export async function staffScope(container: Container, userId: string): Promise<StaffScope | undefined> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: Row[] }>(
    "select tenant_id, is_platform from medusa_staff where user_id = ?",
    [userId]
  )
  return rows[0] && scopeOf(rows[0])
}

/** User id → scope, for all staff users with a scope. */
export async function staffScopes(container: Container): Promise<Map<string, StaffScope>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: Row[] }>("select user_id, tenant_id, is_platform from medusa_staff")
  return new Map(
    rows.flatMap((it): [string, StaffScope][] => {
      const scope = scopeOf(it)
      return scope ? [[it.user_id, scope]] : []
    })
  )
}

/** Sets a staff user's scope and replaces any other; `undefined` removes it. */
export async function assignStaff(
  container: Container,
  userId: string,
  scope: StaffScope | undefined
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (!scope) {
    await knex.raw("delete from medusa_staff where user_id = ?", [userId])
    return
  }
  const tenantId = scope.of === "tenant" ? scope.tenantId : null
  await knex.raw(
    `insert into medusa_staff (user_id, tenant_id, is_platform) values (?, ?, ?)
     on conflict (user_id) do update set tenant_id = excluded.tenant_id, is_platform = excluded.is_platform`,
    [userId, tenantId, tenantId === null]
  )
}
