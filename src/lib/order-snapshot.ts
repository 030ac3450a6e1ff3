import { createHash } from "node:crypto"
import type { z } from "zod"
import type { shippingAddress } from "../contract/order"
import type { Paise } from "./money"
import type { OrderTotals } from "./totals"

/** One line as it is sold: what it is, how many, and what each costs (paise). */
export interface SnapshotItem {
  readonly productId: string
  readonly variantId: string
  readonly inventoryItemId: string
  readonly slug: string
  readonly name: string
  readonly shortInfo: string
  readonly images: readonly string[]
  readonly hsnCode: string | null
  readonly quantity: number
  readonly unitPrice: Paise
  readonly lineTotal: Paise
}

/** What a gateway order stands for. The charge, the order and the invoice all come from this one record. */
export interface Snapshot {
  readonly items: readonly SnapshotItem[]
  readonly totals: OrderTotals
  readonly address: z.output<typeof shippingAddress>
  readonly user: { readonly name: string; readonly email: string }
}

/** The same snapshot gives the same hash, whatever order its members were written in. */
export const hashSnapshot = (snapshot: Snapshot): string =>
  createHash("sha256").update(canonical(snapshot)).digest("hex")

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value === null || typeof value !== "object") return JSON.stringify(value)
  const members = Object.entries(value).filter(([, it]) => it !== undefined)
  return `{${members
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, it]) => `${JSON.stringify(key)}:${canonical(it)}`)
    .join()}}`
}
