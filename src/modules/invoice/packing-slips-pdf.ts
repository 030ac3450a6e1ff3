import type { MedusaContainer } from "@medusajs/framework/types"
import { skuOf, type Snapshot, type SnapshotItem } from "../../domain/order-snapshot"
import { copyName } from "../../picture-store/picture-names"
import type { Tenant } from "../tenant/tenant"
import { drawPackingSlips } from "./draw-documents"
import { readPaperPicture } from "./read-logo"
import { readPaperPictures } from "./read-paper-pictures"
import { inkOf } from "./render/ink"
import type { PackingSlip } from "./render/packing-slip"
import { reportOf, soldFact } from "./sold-stone"

interface PackedOrder {
  orderNumber: string
  createdAt: Date
  snapshot: Snapshot
  carriage: { courier: string | null; trackingNumber: string | null }
}

/** Beyond these, slips have no pictures: 200 orders of many lines would take minutes. */
const maxPictures = 300

/** The packing slips of these orders as one PDF. */
export async function packingSlipsPdf(
  container: Pick<MedusaContainer, "resolve">,
  tenant: Tenant,
  orders: readonly PackedOrder[]
): Promise<Buffer> {
  const { brandName, colors } = tenant.branding
  const look = { brand: inkOf(colors.primary), ...(await readPaperPictures(container, tenant)) }
  const pictures = await stonePictures(tenant.id, orders)
  return drawPackingSlips(
    tenant.id,
    orders.map((it) => slipOf(brandName, look, it, pictures))
  )
}

type StonePictures = ReadonlyMap<string, Buffer | null>

/** The first picture of each stone, by its URL. */
async function stonePictures(tenantId: string, orders: readonly PackedOrder[]): Promise<StonePictures> {
  const urls = new Set(orders.flatMap(({ snapshot }) => snapshot.items.flatMap((it) => it.images[0] ?? [])))
  const pictures = new Map<string, Buffer | null>()
  for (const url of [...urls].slice(0, maxPictures)) {
    const small =
      (await readPaperPicture(tenantId, smallCopy(url))) ?? (await readPaperPicture(tenantId, url))
    pictures.set(url, small)
  }
  return pictures
}

/** The URL of a picture's smallest copy, which may not exist yet. */
const smallCopy = (url: string): string => {
  const name = url.lastIndexOf("/") + 1
  return url.slice(0, name) + copyName(url.slice(name), 320, "webp")
}

const factsOf = (item: SnapshotItem): PackingSlip["items"][number]["facts"] =>
  (
    [
      ["SKU", skuOf(item)],
      ["Weight", item.stone?.weight],
      ["Dimensions", soldFact(item, "dimensions")],
      ["Report", reportOf(item)],
    ] as const
  ).flatMap(([name, value]) => (value ? [[name, value] as const] : []))

const slipOf = (
  brandName: string,
  look: PackingSlip["look"],
  { orderNumber, createdAt, snapshot, carriage }: PackedOrder,
  pictures: StonePictures
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
      note: item.shortInfo,
      facts: factsOf(item),
      quantity: item.quantity,
      picture: pictures.get(item.images[0] ?? "") ?? null,
    })),
  }
}
