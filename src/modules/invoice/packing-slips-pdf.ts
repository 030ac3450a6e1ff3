import { skuOf, type Snapshot } from "../../domain/order-snapshot"
import type { Tenant } from "../tenant/tenant"
import { readLogo } from "./read-logo"
import { inkOf } from "./render/ink"
import { loadKit } from "./render/kit"
import { packingSlipPages, type PackingSlip } from "./render/packing-slip"

interface PackedOrder {
  orderNumber: string
  createdAt: Date
  snapshot: Snapshot
  carriage: { courier: string | null; trackingNumber: string | null }
}

/** The packing slips of these orders as one PDF. */
export async function packingSlipsPdf(tenant: Tenant, orders: readonly PackedOrder[]): Promise<Buffer> {
  const kit = await loadKit()
  const logo = await readLogo(tenant)
  const { brandName, colors } = tenant.branding
  return kit.renderToBuffer(
    packingSlipPages(
      kit,
      orders.map((it) => slipOf(brandName, it)),
      { brand: inkOf(colors.primary), logo }
    )
  )
}

function skuNote(item: Snapshot["items"][number]): string {
  const sku = skuOf(item)
  return sku === undefined ? "" : `SKU ${sku}`
}

const slipOf = (
  brandName: string,
  { orderNumber, createdAt, snapshot, carriage }: PackedOrder
): PackingSlip => {
  const { fullName, line1, line2, city, state, postalCode, country, phone } = snapshot.address
  return {
    brandName,
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
