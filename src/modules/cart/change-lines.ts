import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { runAlone } from "../../db/transaction"
import type { TenantTx } from "../../db/with-tenant"
import { newUlid } from "../../lib/ids"
import { cartLineColumns, cartLineOf, type CartLine, type CartLineRow } from "./read-cart"

/** The account that owns the cart, with what Medusa's cart needs of it. */
export interface CartOwner {
  tenantId: string
  accountId: string
  customerId: string
  email: string
  salesChannelId: string
  regionId: string
}

/** One change of a cart; removing without a product removes everything. */
export type CartChange =
  | { kind: "add" | "set"; productId: string; quantity: number }
  | { kind: "remove"; productId: string | null }

/** Why a change was refused; nothing has changed then. */
export type CartRefusal =
  | { kind: "ACCOUNT" | "PRODUCT" | "LINE" | "LINES" | "AMOUNT" }
  | { kind: "STOCK"; leftInStock: number }

interface ChangedRow extends CartLineRow {
  refusal: CartRefusal["kind"] | null
  leftInStock: number | null
}

/** Applies one change and returns the cart after it, in one statement that is a transaction of its own. */
export async function changeLines(
  knex: Knex,
  owner: CartOwner,
  change: CartChange
): Promise<{ refusal: CartRefusal } | { lines: CartLine[] }> {
  const rows = await runAlone<ChangedRow>(
    knex,
    `select refusal, left_in_stock as "leftInStock", ${cartLineColumns}
     from cart_change(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      owner.tenantId,
      owner.accountId,
      change.kind,
      change.productId,
      change.kind === "remove" ? null : change.quantity,
      `cali_${newUlid()}`,
      `cart_${newUlid()}`,
      owner.customerId,
      owner.email,
      owner.salesChannelId,
      owner.regionId,
    ]
  )
  const refusal = rows[0]?.refusal
  if (refusal === "STOCK") return { refusal: { kind: refusal, leftInStock: rows[0]?.leftInStock ?? 0 } }
  if (refusal) return { refusal: { kind: refusal } }
  return { lines: rows.map(({ refusal: _refusal, leftInStock: _left, ...row }) => cartLineOf(row)) }
}

/** Removes everything from the account's open cart, in a tenant transaction. Idempotent. */
export const emptyOpenCart = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run("select cart_remove(?, ?, null)", [tx.tenantId, accountId])

/** Creates a new, empty open cart for the account. Returns its id. */
export async function createOpenCart(
  tx: TenantTx,
  { accountId, customerId, email, salesChannelId, regionId }: Omit<CartOwner, "tenantId">
): Promise<string> {
  const cartId = `cart_${newUlid()}`
  await tx.run("select cart_create(?, ?, ?, ?, ?, ?, ?)", [
    tx.tenantId,
    accountId,
    cartId,
    customerId,
    email,
    salesChannelId,
    regionId,
  ])
  return cartId
}
