import { setTimeout as sleep } from "node:timers/promises"
import { rows } from "../support/database"
import { pay, paymentsOf } from "../support/gateway"
import {
  type Buyer,
  newBuyer,
  newTenantWithStones,
  openPayment,
  orderBody,
} from "../support/tenant-with-stones"
import { kill, type ProcessName, revive } from "../support/topology"
import { waitFor } from "../support/wait-for"

jest.setTimeout(600_000)

/** 200 with KILLED_CHECKOUTS=200. */
const checkouts = Number(process.env["KILLED_CHECKOUTS"] ?? 40)
const shoppers = 8
const processes: readonly ProcessName[] = [
  "server-1",
  "storefront-2",
  "worker",
  "storefront-1",
  "server-2",
  "redis",
  "postgres",
]

/** Repeats a step of a checkout until it succeeds, as a shopper presses again. */
async function again<T>(step: () => Promise<T>): Promise<T> {
  return waitFor("a step of the checkout", () => step().catch(() => undefined), 120_000)
}

/** One checkout, whose order request is sent once: the shopper may leave after it. @returns the gateway order's id */
async function checkOut(buyer: Buyer, stoneId: string): Promise<string> {
  const opened = await again(() => openPayment(buyer, stoneId))
  const paid = await pay(opened.session.orderId)
  await buyer.client.post("/api/orders", orderBody(opened, paid)).catch(() => undefined)
  return opened.session.orderId
}

/** Kills one process after another until `isDone`. */
async function killInTurn(isDone: () => boolean): Promise<ProcessName[]> {
  const killed: ProcessName[] = []
  for (let n = 0; !isDone(); n++) {
    const name = processes[n % processes.length] as ProcessName
    await sleep(500)
    await kill(name)
    killed.push(name)
    await revive(name)
  }
  return killed
}

it("every payment has exactly one order, whichever process is killed during the checkouts", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 10_000 }])
  const stoneId = tenant.stones.get("Ruby")?.id ?? ""
  const buyers = await Promise.all(Array.from({ length: shoppers }, () => newBuyer(tenant.slug)))
  const paid: string[] = []
  let started = 0
  const shopping = Promise.all(
    buyers.map(async (buyer) => {
      while (started++ < checkouts) paid.push(await checkOut(buyer, stoneId))
    })
  )
  let isDone = false
  const killing = killInTurn(() => isDone)
  await shopping.finally(() => (isDone = true))
  expect((await killing).length).toBeGreaterThan(0)

  const ordered = async () => {
    const found = await rows(
      "select 1 from shop_order where gateway_order_id = any ($1) and status = 'PAID'",
      [paid]
    )
    return found.length >= paid.length ? found.length : undefined
  }
  expect(await waitFor("every payment's order", ordered, 300_000)).toBe(checkouts)
  for (const id of paid) {
    expect(await paymentsOf(id)).toMatchObject([{ captured: true, refunded: 0 }])
  }
})
