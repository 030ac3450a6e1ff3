import type { TenantTx } from "../../db/with-tenant"

/** Whose cart it is; all that Medusa's cart needs to know of them. */
export type CartOwner = {
  tenantId: string
  accountId: string
  customerId: string
  email: string
  salesChannelId: string
  regionId: string
}

/** Writes to one account's cart come one after another, so that two taps can't make two carts or lose one. */
export const lockCart = (tx: TenantTx, owner: Owner): Promise<number> =>
  tx.run("select pg_advisory_xact_lock(hashtextextended(?, 0))", [lockName(owner)])

/** The same, for who closes the cart: its row is held too, against sessions that are being opened for it. */
export const holdCart = (tx: TenantTx, owner: Owner): Promise<number> =>
  tx.run(
    `with held as materialized (select 1 from open_cart where tenant_id = ? and account_id = ? for update)
     select pg_advisory_xact_lock(hashtextextended(?, 0)), (select count(*) from held)`,
    [owner.tenantId, owner.accountId, lockName(owner)]
  )

type Owner = Pick<CartOwner, "tenantId" | "accountId">

const lockName = ({ tenantId, accountId }: Owner): string => `cart:${tenantId}:${accountId}`
