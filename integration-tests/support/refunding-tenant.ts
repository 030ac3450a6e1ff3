import type { Refund } from "../../src/contract/admin-order"
import type { Order } from "../../src/contract/order"
import type { ClientResponse } from "./client"
import { readCsv } from "./csv"
import { rows } from "./database"
import { type SimPayment, paymentsOf } from "./gateway"
import { orderPath } from "./orders"
import { expectStatus } from "./shopper"
import {
  type Buyer,
  newBuyer,
  newTenantWithStones,
  openPayment,
  payOpened,
  type TenantWithStones,
} from "./tenant-with-stones"

export type PaidOrder = Order & { gatewayOrderId: string }

const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7)

/** A tenant in Rajasthan that sells stones of several GST rates to a buyer there, and refunds them. */
export class RefundingTenant {
  private constructor(
    readonly tenant: TenantWithStones,
    readonly buyer: Buyer
  ) {}

  /** Opens the tenant, with stones at ₹1,00,000 and 0.25 %, ₹10,000 and 18 %, and ₹1,000.01 and 18 %. */
  static async open(): Promise<RefundingTenant> {
    const tenant = await newTenantWithStones([
      { name: "Sapphire", stock: 50, price: "100000", gstRate: "0.25", hsnCode: "71039120" },
      { name: "Pendant", stock: 50, price: "10000", hsnCode: "71131960" },
      { name: "Ring", stock: 50, price: "1000.01" },
    ])
    await rows(
      "insert into setting (tenant_id, key, value) values ($1, 'invoice_gstin', '08AAACR1234F1ZT'), ($1, 'pan_threshold', '0')",
      [tenant.id]
    )
    return new RefundingTenant(tenant, await newBuyer(tenant.slug))
  }

  /** Creates a paid order of these stones, each with its quantity. */
  async order(stones: Record<string, number>): Promise<PaidOrder> {
    const [[last, quantity] = ["", 1], ...others] = Object.entries(stones).toReversed()
    const idOf = (name: string): string => this.tenant.stones.get(name)?.id ?? ""
    for (const [name, count] of others.toReversed())
      expectStatus(await this.buyer.client.post("/api/cart", { productId: idOf(name), quantity: count }), 200)
    const opened = await openPayment(this.buyer, idOf(last), quantity)
    const { response } = await payOpened(this.buyer, opened)
    return { ...expectStatus(response, 201).body, gatewayOrderId: opened.session.orderId }
  }

  refund(order: { id: string }, body: object): Promise<ClientResponse<Refund>> {
    return this.tenant.admin.post<Refund>(`${orderPath(order)}/refunds`, body)
  }

  /** This month's table of the GST return. */
  async table(name: string): Promise<Record<string, string>[]> {
    const path = `/api/admin/reports/gst?month=${month}&table=${name}`
    return readCsv(expectStatus(await this.tenant.admin.get<string>(path), 200).body)
  }
}

/** The order's payment at the gateway. */
export const atGateway = async (order: PaidOrder): Promise<SimPayment | undefined> =>
  (await paymentsOf(order.gatewayOrderId))[0]

/** The id of the order's line item of this stone. */
export const lineOf = ({ items }: Order, stone: string): string =>
  items.find(({ product }) => product.name === stone)?.id ?? stone
