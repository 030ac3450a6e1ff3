import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

type Container = Pick<MedusaContainer, "resolve">

interface Installation {
  /**
   * Whether it may return money: it was not restored since its creation or since the operator's last confirmation. A
   * copy with live credentials would otherwise refund the payments of the installation that it is a copy of.
   */
  mayRefund: boolean
  /** Whether the payments of all tenants were compared with the ledger since then. */
  isSwept: boolean
}

const knexOf = (container: Container) => container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)

/** Reads whether the database was restored. Without its row it counts as restored. */
export async function readInstallation(knex: Knex): Promise<Installation> {
  const { rows } = await knex.raw<{ rows: Installation[] }>(
    `select identity = now.it as "mayRefund", swept = now.it as "isSwept"
     from installation, installation_identity() as now (it)`
  )
  return rows[0] ?? { mayRefund: false, isSwept: false }
}

/** Whether this installation may return money; false after a restore until `restore:confirm`. */
export const mayRefund = async (container: Container): Promise<boolean> =>
  (await readInstallation(knexOf(container))).mayRefund

/** Reads whether money may be returned and whether all tenants were swept. */
export const installation = (container: Container): Promise<Installation> =>
  readInstallation(knexOf(container))

/** Records that the payments of all tenants were compared. */
export async function noteSwept(container: Container): Promise<void> {
  await knexOf(container).raw("update installation set swept = installation_identity()")
}

/**
 * Records the operator's confirmation that this installation replaces the one that it was restored from. From now on it
 * returns money, and the next sweep compares all tenants.
 * @returns false when there was nothing to confirm
 */
export async function confirmRestore(container: Container): Promise<boolean> {
  const { rows } = await knexOf(container).raw<{ rows: unknown[] }>(
    `insert into installation as it (identity) values (installation_identity())
     on conflict (id) do update set identity = excluded.identity, swept = '', confirmed_at = now()
     where it.identity <> excluded.identity returning 1`
  )
  return rows.length > 0
}
