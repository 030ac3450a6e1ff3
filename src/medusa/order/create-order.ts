import { Modules } from "@medusajs/framework/utils"
import type { Context, CreateOrderDTO, MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { rupeesText } from "../../domain/money"
import { isGone, itemRate, type Snapshot, type SnapshotItem } from "../../domain/order-snapshot"
import type { Tenant } from "../../modules/tenant/tenant"
import { countryCode } from "../../contract/country-codes"
import { sharedContext } from "../shared-context"
import type { VariantNames } from "./reserve-stock"

export interface MedusaOrderInput {
  tenant: Tenant
  orderId: string
  orderNumber: string
  customerId: string
  lineIds: readonly string[]
  names: ReadonlyMap<string, VariantNames>
  snapshot: Snapshot
}

/** Writes the order into Medusa's own tables as Medusa's cart completion would, from the snapshot alone. */
export async function createMedusaOrder(
  container: MedusaContainer,
  tx: TenantTx,
  input: MedusaOrderInput
): Promise<void> {
  const orders: object = container.resolve(Modules.ORDER)
  await (orders as OrderWriter).createOrders_([orderOf(input)], sharedContext(container, tx, orders))
}

/**
 * The public `createOrders` writes by this method and then reads the whole order back, which doubles the cost and
 * returns nothing new. A spec compares our orders row by row with Medusa's own, so that an upgrade can't change it
 * unnoticed.
 */
interface OrderWriter {
  createOrders_: (orders: CreateOrderDTO[], context: Context) => Promise<unknown>
}

function orderOf({
  tenant,
  orderId,
  orderNumber,
  customerId,
  lineIds,
  names,
  snapshot,
}: MedusaOrderInput): CreateOrderDTO {
  const { totals, user } = snapshot
  const address = addressOf(snapshot)
  return {
    // We choose the ids, so that reservations and payments can be written with the order without reading it back.
    ...{ id: orderId },
    region_id: tenant.regionId,
    ...(isGone(snapshot) ? {} : { customer_id: customerId, email: user.email }),
    sales_channel_id: tenant.salesChannelId,
    currency_code: "inr",
    status: "pending",
    no_notification: false,
    shipping_address: address,
    billing_address: { ...address },
    metadata: { order_number: orderNumber, tenant_id: tenant.id },
    items: snapshot.items.map((it, index) => ({
      ...names.get(it.variantId),
      ...lineOf(it, lineIds[index] ?? "", itemRate(it, totals)),
    })),
    shipping_methods: [
      {
        name: "Standard delivery",
        amount: Number(rupeesText(totals.shippingFee)),
        is_tax_inclusive: false,
        shipping_option_id: tenant.shippingOptionId,
        data: {},
      },
    ],
  }
}

const lineOf = (it: SnapshotItem, id: string, gstRate: string) => ({
  id,
  title: it.name,
  subtitle: it.shortInfo,
  ...(it.images[0] ? { thumbnail: it.images[0] } : {}),
  quantity: it.quantity,
  unit_price: Number(rupeesText(it.unitPrice)),
  product_id: it.productId,
  product_title: it.name,
  variant_id: it.variantId,
  requires_shipping: true,
  is_discountable: true,
  is_tax_inclusive: false,
  tax_lines: [{ code: "GST", description: "GST", rate: Number(gstRate), provider_id: "gst" }],
  metadata: {},
})

function addressOf({ address }: Snapshot) {
  const [first = "", ...rest] = address.fullName.split(" ")
  return {
    first_name: first,
    last_name: rest.join(" "),
    address_1: address.line1,
    address_2: address.line2,
    city: address.city,
    province: address.state,
    postal_code: address.postalCode,
    country_code: countryCode(address.country),
    phone: address.phone,
  }
}
