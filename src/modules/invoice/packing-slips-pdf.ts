import { skuOf, type Snapshot } from "../../domain/order-snapshot"
import type { Tenant } from "../tenant/tenant"
import { readLogo } from "./read-logo"
import { inkOf } from "./render/ink"
import type { PackingSlip } from "./render/packing-slip"
import { drawPackingSlips } from "./draw-documents"

interface PackedOrder {
  orderNumber: string
  createdAt: Date
  snapshot: Snapshot
  carriage: { courier: string | null; trackingNumber: string | null }
}

/** The packing slips of these orders as one PDF. */
export async function packingSlipsPdf(tenant: Tenant, orders: readonly PackedOrder[]): Promise<Buffer> {
  const logo = await readLogo(tenant)
  const { brandName, colors } = tenant.branding
  const look = { brand: inkOf(colors.primary), logo }
  return drawPackingSlips(
    tenant.id,
    orders.map((it) => slipOf(brandName, look, it))
  )
}

function skuNote(item: Snapshot["items"][number]): string {
  const sku = skuOf(item)
  return sku === undefined ? "" : `SKU ${sku}`
}

const slipOf = (
  brandName: string,
  look: PackingSlip["look"],
  { orderNumber, createdAt, snapshot, carriage }: PackedOrder
): PackingSlip => {
  const { fullName, line1, line2, city, state, postalCode, country, phone } = snapshot.address
  return {
    brandName,
    look,
    orderNumber,
    orderedAt: createdAt,
    addressLines: [fullName, line1, line2, `${city}, ${state} ${postalCode}`, country, phone].filter(
      (line): line is string => Boolean(line)
    ),
    parcel: [carriage.courier, carriage.trackingNumber].filter(Boolean).join(", ") || null,
    items: snapshot.items.map((item) => ({
      name: item.name,
      note: [item.shortInfo, skuNote(item)].filter(Boolean).join("\n"),
      quantity: item.quantity,
    })),
  }
}
