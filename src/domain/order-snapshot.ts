import { createHash } from "node:crypto"
import type { z } from "zod"
import type { shippingAddress } from "../contract/order"
import type { BuyerPan } from "./buyer-pan"
import { canonicalJson } from "../lib/canonical-json"
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
  /** What else is known of the stone. Orders of before there were passports don't say. */
  readonly stone?: {
    readonly type: string
    readonly color: string
    readonly weight: string
    readonly origin: string
    readonly facts: Readonly<Record<string, string | number>>
  }
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
  /** What the shop was called; see `stone`. */
  readonly shop?: { readonly name: string; readonly domain: string }
  /** Where the law asks for it. */
  readonly pan?: BuyerPan
}

/** Who bought, once their account is gone. */
export const goneUser: Snapshot["user"] = { name: "Deleted account", email: "" }

export const isGone = ({ user }: Pick<Snapshot, "user">): boolean => user.email === goneUser.email

/**
 * The same snapshot gives the same hash, whatever order its members were written in. A PAN is sealed anew each time:
 * `panMark` stands for it.
 */
export const hashSnapshot = ({ pan: _pan, ...snapshot }: Snapshot, panMark?: string): string =>
  createHash("sha256")
    .update(canonicalJson({ ...snapshot, panMark }))
    .digest("hex")
