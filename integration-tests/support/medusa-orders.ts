import { expectStatus } from "./shopper"
import type { Staff } from "./medusa-staff"

export interface OrderInMedusa {
  status: string
  fulfillment_status: string
  payment_status: string
  items: { id: string; quantity: number }[]
  fulfillments: { id: string; canceled_at: string | null }[]
  payment_collections: { payments: { id: string; refunds?: { id: string; amount: number }[] }[] }[]
  summary: { refunded_total: number; pending_difference: number }
}

interface Ref {
  id: string
}

/** Order actions in Medusa Admin, with the requests that its pages send. */
export class MedusaOrders {
  constructor(private readonly staff: Staff) {}

  async shown({ id }: Ref): Promise<OrderInMedusa> {
    const { body } = await this.staff.get<{ order: OrderInMedusa }>(
      `/admin/orders/${id}?fields=+status,*items,*fulfillments,*payment_collections.payments,*payment_collections.payments.refunds,+summary`
    )
    return body.order
  }

  /** Packs the whole order. @returns the fulfilment */
  async pack(order: Ref): Promise<Ref> {
    const items = (await this.shown(order)).items.map(({ id, quantity }) => ({ id, quantity }))
    expectStatus(await this.staff.post(`/admin/orders/${order.id}/fulfillments`, { items }), 200)
    const made = (await this.shown(order)).fulfillments.find((it) => it.canceled_at === null)
    if (!made) throw new Error("nothing was packed")
    return made
  }

  async unpack(order: Ref, fulfillment: Ref): Promise<void> {
    expectStatus(
      await this.staff.post(`/admin/orders/${order.id}/fulfillments/${fulfillment.id}/cancel`),
      200
    )
  }

  async ship(order: Ref, fulfillment: Ref, labels: object[] = []): Promise<void> {
    const items = (await this.shown(order)).items.map(({ id, quantity }) => ({ id, quantity }))
    const path = `/admin/orders/${order.id}/fulfillments/${fulfillment.id}/shipments`
    expectStatus(await this.staff.post(path, { items, labels }), 200)
  }

  async deliver(order: Ref, fulfillment: Ref): Promise<void> {
    const path = `/admin/orders/${order.id}/fulfillments/${fulfillment.id}/mark-as-delivered`
    expectStatus(await this.staff.post(path), 200)
  }

  async cancel(order: Ref): Promise<void> {
    expectStatus(await this.staff.post(`/admin/orders/${order.id}/cancel`), 200)
  }

  /** Refunds a part of the order. @param amount in rupees */
  async refund(order: Ref, amount: number, note?: string) {
    const payment = (await this.shown(order)).payment_collections[0]?.payments[0]?.id ?? ""
    return this.staff.post<{ message?: string }>(`/admin/payments/${payment}/refund`, {
      amount,
      ...(note ? { note } : {}),
    })
  }
}
