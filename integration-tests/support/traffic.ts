import type { Address } from "../../src/contract/address"
import { Client } from "./client"
import { rows } from "./database"
import { pay } from "./gateway"
import { repeat } from "./repeat"
import { expectStatus, newShopper, type Shopper } from "./shopper"
import { jaipur, openPayment, orderBody, type TenantWithStones } from "./tenant-with-stones"
import { waitFor } from "./wait-for"

/** Visitors and buyers of one store, until `stop`. */
export interface Traffic {
  /** How many pages were visited. */
  visits: number
  /** Gateway orders that a shopper has paid. */
  paid: Set<string>
  /** Messages of the visits and purchases that failed. */
  failures: string[]
  stop: () => Promise<void>
  /** The paid gateway orders whose order is stored, in order. */
  ordered: () => Promise<string[]>
}

/** The spec writes to the database itself, which may be restarting. */
const insertedShopper = (slug: string): Promise<Shopper> =>
  waitFor("a new shopper", () => newShopper(slug).catch(() => undefined))

/** Names the step, and the time, in the message of its failure. */
async function step<T>(name: string, act: () => Promise<T>): Promise<T> {
  const began = new Date()
  try {
    return await act()
  } catch (error) {
    throw new Error(`${name}, begun at ${began.toISOString()}: ${String(error)}`, { cause: error })
  }
}

/** Two visitors and a buyer, each of whom begins again at once. */
export function startTraffic(tenant: TenantWithStones, name: string): Traffic {
  const stone = tenant.stones.get(name)
  if (!stone) throw new Error(`${name} is not in the catalog`)

  const visit = async (): Promise<void> => {
    const visitor = new Client(tenant.slug)
    for (const path of [`/products/${stone.slug}`, "/api/products"])
      await step(path, async () => expectStatus(await visitor.get(path), 200))
    traffic.visits += 1
  }
  const purchase = async (): Promise<void> => {
    // Each time somebody else: an account's payments are limited per hour.
    const shopper = await insertedShopper(tenant.slug)
    const address = await step("the address", async () =>
      expectStatus(await shopper.client.post<Address>("/api/addresses", jaipur), 201)
    )
    const buyer = { ...shopper, addressId: address.body.id }
    const opened = await step("the payment", () => openPayment(buyer, stone.id))
    const paid = await pay(opened.session.orderId)
    traffic.paid.add(opened.session.orderId)
    await step("the order", async () =>
      expectStatus(await buyer.client.post("/api/orders", orderBody(opened, paid)), 201)
    )
  }

  const failures: string[] = []
  const stops = [visit, visit, purchase].map((act) => repeat(act, failures))
  const traffic: Traffic = {
    visits: 0,
    paid: new Set(),
    failures,
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()))
    },
    ordered: async () => {
      const found = await rows<{ id: string }>(
        "select gateway_order_id as id from shop_order where tenant_id = $1 and status = 'PAID'",
        [tenant.id]
      )
      return found.map(({ id }) => id).sort()
    },
  }
  return traffic
}
