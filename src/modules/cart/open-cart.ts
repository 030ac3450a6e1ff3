import type { TenantTx } from "../../db/with-tenant"

/** Serializes writes to one account's cart, so that simultaneous requests can't create two carts or lose a change. */
export const lockCart = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run("select pg_advisory_xact_lock(hashtextextended(?, 0))", [lockName(tx, accountId)])

/** Like `lockCart`, for closing the cart: also locks its row, so that no checkout session can be opened for it. */
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

/** Unlinks the account's open cart. */
export const unlinkOpenCart = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run("delete from open_cart where tenant_id = ? and account_id = ?", [tx.tenantId, accountId])
