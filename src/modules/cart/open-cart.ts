import type { TenantTx } from "../../db/with-tenant"

/** Writes to one account's cart come one after another, so that two taps can't make two carts or lose one. */
export const lockCart = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run("select pg_advisory_xact_lock(hashtextextended(?, 0))", [lockName(tx, accountId)])

/** The same, for who closes the cart: its row is held too, against sessions that are being opened for it. */
export const holdCart = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run(
    `with held as materialized (select 1 from open_cart where tenant_id = ? and account_id = ? for update)
     select pg_advisory_xact_lock(hashtextextended(?, 0)), (select count(*) from held)`,
    [tx.tenantId, accountId, lockName(tx, accountId)]
  )

const lockName = (tx: TenantTx, accountId: string): string => `cart:${tx.tenantId}:${accountId}`

/** The id of the account's open cart. */
export async function openCartId(tx: TenantTx, accountId: string): Promise<string | undefined> {
  const row = await tx.first<{ cart_id: string }>(
    "select cart_id from open_cart where tenant_id = ? and account_id = ?",
    [tx.tenantId, accountId]
  )
  return row?.cart_id
}

export const setOpenCart = (tx: TenantTx, accountId: string, cartId: string): Promise<number> =>
  tx.run("insert into open_cart (tenant_id, account_id, cart_id) values (?, ?, ?)", [
    tx.tenantId,
    accountId,
    cartId,
  ])

/** Whatever the account's open cart is, it has none any more. */
export const forgetOpenCart = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run("delete from open_cart where tenant_id = ? and account_id = ?", [tx.tenantId, accountId])
