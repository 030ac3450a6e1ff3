import type { TenantTx } from "../../db/with-tenant"
import { countryCode } from "../../contract/country-codes"
import { type Paise, rupeesText } from "../../domain/money"
import { isGone, itemRate, type Snapshot, type SnapshotItem } from "../../domain/order-snapshot"
import { newId, newUlid } from "../../lib/ids"
import { gstByRate, type OrderTotals } from "../../domain/totals"
import type { Tenant } from "../../modules/tenant/tenant"
import { StockGone } from "./stock-gone"

export interface MedusaOrderInput {
  tenant: Tenant
  orderId: string
  orderNumber: string
  customerId: string
  cartId: string
  gatewayOrderId: string
  paymentId: string
  amount: Paise
  snapshot: Snapshot
}

const provider = "pp_razorpay_razorpay"

/**
 * Writes the order into Medusa's own tables as Medusa's cart completion would, from the snapshot alone, with its reserved
 * stock and its authorized payment. In one statement and by SQL: Medusa's services cost many times as much (ADR 0032),
 * and its payment module would call the gateway, which no transaction may do.
 * @throws StockGone with the first line item that is no longer available
 */
export async function createMedusaOrder(tx: TenantTx, input: MedusaOrderInput): Promise<void> {
  const { tenant, snapshot, cartId } = input
  const placed = await tx.first<{ gone: number | null }>(
    "select medusa_place_order(?, ?::jsonb, ?, ?::jsonb) as gone",
    [tenant.stockLocationId, JSON.stringify(orderOf(input)), cartId, JSON.stringify(paymentOf(input))]
  )
  const gone = snapshot.items[placed?.gone ?? -1]
  if (gone) throw new StockGone(gone)
}

function orderOf({ tenant, orderId, orderNumber, customerId, snapshot }: MedusaOrderInput) {
  const { totals, user } = snapshot
  return {
    id: orderId,
    number: orderNumber,
    tenant_id: tenant.id,
    region_id: tenant.regionId,
    sales_channel_id: tenant.salesChannelId,
    ...(isGone(snapshot) ? {} : { customer_id: customerId, email: user.email }),
    address: addressOf(snapshot),
    billing_address_id: `ordaddr_${newUlid()}`,
    shipping_address_id: `ordaddr_${newUlid()}`,
    summary_id: `ordsum_${newUlid()}`,
    shipping_id: `ordspmv_${newUlid()}`,
    shipping_method_id: `ordsm_${newUlid()}`,
    shipping_option_id: tenant.shippingOptionId,
    shipping_fee: rupeesText(totals.shippingFee),
    shipping_rate: shippingRate(totals),
    shipping_tax_line_id: `ordsmtxl_${newUlid()}`,
    lines: snapshot.items.map((item) => lineOf(item, itemRate(item, totals))),
  }
}

/**
 * The shipping fee's own rate in percent as decimal text: that of its shares at the rates of the goods. Medusa has one
 * rate for a fee.
 */
function shippingRate(totals: OrderTotals): string {
  const taxed = gstByRate(totals).reduce((sum, { rate, fee = 0 }) => sum + fee * Number(rate), 0)
  return totals.shippingFee > 0 ? (taxed / totals.shippingFee).toFixed(10) : "0"
}

const lineOf = (item: SnapshotItem, rate: string) => ({
  id: newId("ordli"),
  order_item_id: `orditem_${newUlid()}`,
  tax_line_id: `ordlitxl_${newUlid()}`,
  reservation_id: newId("resitem"),
  title: item.name,
  subtitle: item.shortInfo,
  thumbnail: item.images[0] ?? null,
  product_id: item.productId,
  variant_id: item.variantId,
  inventory_item_id: item.inventoryItemId,
  quantity: item.quantity,
  unit_price: rupeesText(item.unitPrice),
  rate,
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

const paymentOf = ({ tenant, gatewayOrderId, paymentId, amount }: MedusaOrderInput) => ({
  id: newId("pay"),
  collection_id: newId("pay_col"),
  session_id: newId("payses"),
  link_id: newId("ordpay"),
  cart_link_id: newId("ordercart"),
  provider_id: provider,
  amount: rupeesText(amount),
  data: { tenant_id: tenant.id, payment_id: paymentId, order_id: gatewayOrderId },
})
