import { setTimeout as sleep } from "node:timers/promises"
import type { Order } from "../../../src/contract/order"
import type { Product } from "../../../src/contract/product"
import { rows } from "../../support/database"
import { killServer, reviveServer } from "../../support/faults"
import { pay, paymentsOf } from "../../support/gateway"
import {
  type Buyer,
  newBuyer,
  newTenantWithStones,
  openPayment,
  orderBody,
  type Opened,
} from "../../support/tenant-with-stones"
import { waitFor } from "../../support/wait-for"

const shoppers = 12

/** Delays in ms after which the process is killed, from the first order request: early, in the middle, late. */
const moments = [10, 120, 400]

describe("a shopper's payment survives a crash before the order", () => {
  let buyers: Buyer[]
  let stone: Product

  beforeAll(async () => {
    const tenant = await newTenantWithStones([{ name: "Ruby", stock: 10_000 }])
    stone = tenant.stones.get("Ruby") as Product
    buyers = await Promise.all(Array.from({ length: shoppers }, () => newBuyer(tenant.slug)))
  }, 120_000)

  it.each(moments)(
    "after %i ms: afterwards every captured payment has its order, no payment has two, and none is refunded too",
    async (ms) => {
      const opened = await Promise.all(buyers.map((it) => openPayment(it, stone.id)))
      const paid = await Promise.all(opened.map((it) => pay(it.session.orderId)))
      const calls = buyers.map((it, i) => claim(it, opened[i], paid[i]))
      await sleep(ms)
      await killServer()
      await Promise.allSettled(calls)
      await reviveServer()
      await waitFor("every payment's order", () => settled(opened), 150_000)
      for (const it of opened) {
        const payments = await paymentsOf(it.session.orderId)
        expect(payments).toMatchObject([{ captured: true, refunded: 0 }])
        const orders = await rows(
          `select s.status, o.id as medusa_order from shop_order s join "order" o on o.id = s.order_id
           where s.gateway_order_id = $1`,
          [it.session.orderId]
        )
        expect(orders).toMatchObject([{ status: "PAID" }])
      }
    },
    240_000
  )
})

async function claim(
  buyer: Buyer,
  opened: Opened | undefined,
  paid: Awaited<ReturnType<typeof pay>> | undefined
) {
  if (!opened || !paid) throw new Error("each buyer has paid")
  return buyer.client.post<Order>("/api/orders", orderBody(opened, paid))
}

async function settled(opened: readonly Opened[]): Promise<true | undefined> {
  const ids = opened.map((it) => it.session.orderId)
  const found = await rows(
    "select 1 from payment_ledger where gateway_order_id = any ($1) and state = 'paid'",
    [ids]
  )
  return found.length === ids.length ? true : undefined
}
