import type { Refund } from "../../src/contract/admin-order"
import type { BulkImportResult } from "../../src/contract/bulk-import"
import type { Cart } from "../../src/contract/cart"
import type { CheckoutSession } from "../../src/contract/checkout"
import type { Order } from "../../src/contract/order"
import type { ClientResponse } from "../../integration-tests/support/client"
import { pay, type Webhook } from "../../integration-tests/support/gateway"
import {
  newBuyer,
  newTenantWithStones,
  orderBody,
  type Buyer,
  type TenantWithStones,
} from "../../integration-tests/support/tenant-with-stones"
import type { Confirmed } from "./audit"
import { importedName } from "./evidence"

const stoneNames = ["Ruby", "Garnet", "Spinel"]
const buyersPerStore = 14
const rowsPerImport = 20
const webhooks: readonly Webhook[] = ["never", "now", "twice", "reordered"]

/** A tenant with buyers, and the responses that its callers received. */
export class Store {
  readonly confirmed: Confirmed = { sessions: [], orders: [], refunds: [], imports: [] }
  /** Number of responses by status; 0 is a broken connection. */
  readonly statuses = new Map<number, number>()
  private readonly refundable: { id: string; total: number }[] = []

  private constructor(
    readonly tenant: TenantWithStones,
    readonly buyers: readonly Buyer[]
  ) {}

  static async open(): Promise<Store> {
    const tenant = await newTenantWithStones(stoneNames.map((name) => ({ name, stock: 100_000 })))
    const buyers = Array.from({ length: buyersPerStore }, () => newBuyer(tenant.slug))
    return new Store(tenant, await Promise.all(buyers))
  }

  get stoneIds(): string[] {
    return [...this.tenant.stones.values()].map(({ id }) => id)
  }

  /** Counts every response; a broken connection counts as status 0. */
  private async ask<T>(request: Promise<ClientResponse<T>>): Promise<ClientResponse<T> | undefined> {
    const response = await request.catch(() => undefined)
    const status = response?.status ?? 0
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    return response
  }

  /** Cart, session, payment, order, as far as the servers are running. Every created session is paid. */
  async checkOut({ client, addressId }: Buyer, productId: string, webhook: number): Promise<void> {
    const cart = await this.ask(client.post<Cart>("/api/cart", { productId, quantity: 1 }))
    if (cart?.status !== 200) return
    const session = await this.ask(client.post<CheckoutSession>("/api/checkout/session", { addressId }))
    if (session?.status !== 200) return
    const gatewayOrderId = session.body.orderId
    this.confirmed.sessions.push({ gatewayOrderId })
    const paid = await pay(gatewayOrderId, webhooks[webhook % webhooks.length])
    const body = orderBody({ session: session.body, cart: cart.body }, paid)
    const order = await this.ask(client.post<Order>("/api/orders", body))
    if (order?.status !== 201 && order?.status !== 200) return
    this.confirmed.orders.push({ id: order.body.id, paymentId: paid.razorpay_payment_id })
    this.refundable.push({ id: order.body.id, total: session.body.amount })
  }

  /** Refunds a part of the oldest order without a refund, once. */
  async refundOne(paise: number): Promise<void> {
    const order = this.refundable.shift()
    if (!order) return
    const amount = Math.min(100 + paise, order.total)
    const response = await this.ask(
      this.tenant.admin.post<Refund>(
        `/api/admin/orders/${order.id}/refunds`,
        { amount: amount / 100, reason: "Chaos" },
        { headers: { "idempotency-key": `chaos-${order.id}` } }
      )
    )
    if (response?.status === 201) this.confirmed.refunds.push({ orderId: order.id, amount })
  }

  async importRows(round: number): Promise<void> {
    const products = Array.from({ length: rowsPerImport }, (_, at) => ({
      name: `${importedName} ${this.tenant.slug} ${round}-${at}`,
      type: "RUBY",
      color: "Red",
      weight: "1.20 ct",
      origin: "Mogok",
      price: "1234.56",
      stock: "3",
    }))
    const response = await this.ask(
      this.tenant.admin.post<BulkImportResult>("/api/admin/products/bulk-import", { products })
    )
    if (response?.status === 200 && response.body.failed === 0)
      this.confirmed.imports.push({ names: products.map(({ name }) => name) })
  }
}
