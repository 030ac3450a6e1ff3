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
export const lockCart = (tx: TenantTx, owner: Pick<CartOwner, "tenantId" | "accountId">): Promise<number> =>
  tx.run("select pg_advisory_xact_lock(hashtextextended(?, 0))", [
    `cart:${owner.tenantId}:${owner.accountId}`,
  ])
