import type { Address, AddressBody } from "../../contract/address"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { runAlone } from "../../db/transaction"
import type { TenantTx } from "../../db/with-tenant"
import { addressColumns } from "./find-addresses"

/** Serializes changes to one account's addresses until the transaction ends, so that exactly one is the default. */
export const lockAddresses = (tx: TenantTx, accountId: string): Promise<unknown> =>
  tx.run("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`address:${tx.tenantId}:${accountId}`])

const valuesOf = (it: AddressBody): (string | null)[] => [
  it.fullName,
  it.phone,
  it.line1,
  it.line2,
  it.city,
  it.state,
  it.postalCode,
  it.country,
]

export async function insertAddress(
  tx: TenantTx,
  accountId: string,
  id: string,
  it: AddressBody
): Promise<Address> {
  const row = await tx.first<Address>(
    `insert into address (tenant_id, account_id, id, is_default, full_name, phone, line1, line2, city, state,
       postal_code, country) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning ${addressColumns}`,
    [tx.tenantId, accountId, id, it.isDefault, ...valuesOf(it)]
  )
  if (!row) throw new Error("The address was not written")
  return row
}

/** Replaces an address in one statement. Returns undefined when the address isn't the account's. */
export async function replaceAddress(
  knex: Knex,
  { tenantId, accountId, id }: { tenantId: string; accountId: string; id: string },
  it: AddressBody
): Promise<Address | undefined> {
  const rows = await runAlone<Address>(
    knex,
    `select ${addressColumns} from address_update(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [tenantId, accountId, id, it.isDefault, ...valuesOf(it)]
  )
  return rows[0]
}

export const deleteAddressRow = (tx: TenantTx, accountId: string, id: string): Promise<number> =>
  tx.run("delete from address where tenant_id = ? and account_id = ? and id = ?", [
    tx.tenantId,
    accountId,
    id,
  ])

/** Deletes all addresses of an account. */
export async function deleteAddresses(tx: TenantTx, accountId: string): Promise<void> {
  await lockAddresses(tx, accountId)
  await tx.run("delete from address where tenant_id = ? and account_id = ?", [tx.tenantId, accountId])
}

/** Clears the account's default address. */
export const unsetDefault = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run("update address set is_default = false where tenant_id = ? and account_id = ? and is_default", [
    tx.tenantId,
    accountId,
  ])

/** Makes the newest address the default when there is none. */
export const promoteNewest = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run(
    `update address set is_default = true where tenant_id = ? and id = (
       select id from address where tenant_id = ? and account_id = ? order by created_at desc, id limit 1)
     and not exists (select 1 from address where tenant_id = ? and account_id = ? and is_default)`,
    [tx.tenantId, tx.tenantId, accountId, tx.tenantId, accountId]
  )
