import { createHash } from "node:crypto"
import type { z } from "zod"
import type { shippingAddress } from "../contract/order"
import type { BuyerPan } from "./buyer-pan"
import { canonicalJson } from "../lib/canonical-json"
import type { Paise } from "./money"
import { plainRate } from "./percent"
import type { TaxRegime } from "./tax-regime"
import type { OrderTotals } from "./totals"

/** One line item as sold: product, quantity and unit price (paise). */
export interface SnapshotItem {
  readonly productId: string
  readonly variantId: string
  readonly inventoryItemId: string
  readonly slug: string
  readonly name: string
  readonly shortInfo: string
  readonly images: readonly string[]
  readonly hsnCode: string | null
  /** The applied GST rate as decimal text. Absent in orders from before products had rates: that of the totals. */
  readonly gstRate?: string
  /** Further data of the product. Absent in orders from before passports existed. */
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

/** The content of a gateway order. The charge, the order and the invoice are all made from this record. */
export interface Snapshot {
  readonly items: readonly SnapshotItem[]
  readonly totals: OrderTotals
  readonly address: z.output<typeof shippingAddress>
  readonly user: { readonly name: string; readonly email: string }
  /** The tenant's name and domain at that time; absent in the same orders as `stone`. */
  readonly shop?: { readonly name: string; readonly domain: string }
  /** Present if the law requires it. */
  readonly pan?: BuyerPan
  /** The registered firm that buys, for its input tax credit. Absent for a consumer. */
  readonly buyer?: { readonly gstin: string; readonly name: string }
  /** Absent in orders from before it was stored: registered, shipping untaxed, no letter of undertaking. */
  readonly tax?: TaxRegime
}

/** The GST rate of a line item as decimal text, also in an order from before products had rates. */
export const itemRate = (item: Pick<SnapshotItem, "gstRate">, totals: OrderTotals): string =>
  item.gstRate ?? plainRate(totals.gstRate ?? "0")

/** The store's stock number of a line item; absent when the product had none, and in old orders. */
export const skuOf = ({ stone }: Pick<SnapshotItem, "stone">): string | undefined => {
  const sku = stone?.facts["sku"]
  return sku === undefined ? undefined : String(sku)
}

/** The buyer after their account is deleted. */
export const goneUser: Snapshot["user"] = { name: "Deleted account", email: "" }

export const isGone = ({ user }: Pick<Snapshot, "user">): boolean => user.email === goneUser.email

/**
 * Hash of a snapshot, independent of the order of its members. A PAN is sealed differently each time, so `panMark`
 * stands for it.
 */
export const hashSnapshot = ({ pan: _pan, ...snapshot }: Snapshot, panMark?: string): string =>
  createHash("sha256")
    .update(canonicalJson({ ...snapshot, panMark }))
    .digest("hex")

/** Hashes of a snapshot, one for each mark of its PAN; a single one without a PAN. */
export const snapshotHashes = (
  snapshot: Snapshot,
  [first, ...others]: readonly [string?, ...string[]] = []
): [string, ...string[]] => [
  hashSnapshot(snapshot, first),
  ...others.map((mark) => hashSnapshot(snapshot, mark)),
]
