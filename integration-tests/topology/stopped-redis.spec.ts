import { rows } from "../support/database"
import { pay } from "../support/gateway"
import { sendRaw } from "../support/raw"
import { signUp } from "../support/shopper"
import { type Buyer, buy, newBuyer, newTenantWithStones, openPayment } from "../support/tenant-with-stones"
import { kill, pids, revive, topology } from "../support/topology"
import { waitFor } from "../support/wait-for"

/** 60 with STOPPED_REDIS_SECONDS=60: shoppers go on for that long. */
const seconds = Number(process.env["STOPPED_REDIS_SECONDS"] ?? 0)

jest.setTimeout(180_000 + seconds * 1000)

async function browseAndBuy(buyer: Buyer, stoneId: string): Promise<void> {
  for (const path of ["/", "/shop", "/api/products", "/api/cart"]) {
    expect((await buyer.client.get(path)).status).toBe(200)
  }
  expect((await buy(buyer, stoneId)).response.status).toBe(201)
}

async function paidOrder(gatewayOrderId: string): Promise<true | undefined> {
  const found = await rows("select 1 from shop_order where gateway_order_id = $1 and status = 'PAID'", [
    gatewayOrderId,
  ])
  return found.length === 1 ? true : undefined
}

/** Sends a command to Redis. @returns its response */
const redis = (command: string): Promise<string> =>
  sendRaw(Number(new URL(topology().redisUrl).port), `${command}\r\nQUIT\r\n`)

it("shoppers go on buying while Redis is stopped, and due work is done", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 1_000 }])
  const stoneId = tenant.stones.get("Ruby")?.id ?? ""
  const [buyer, leaving] = [await newBuyer(tenant.slug), await newBuyer(tenant.slug)]
  const before = await pids()
  await kill("redis")
  const end = performance.now() + seconds * 1000
  try {
    await browseAndBuy(buyer, stoneId)
    do {
      // Each time somebody else: an account's payments are limited per hour.
      await browseAndBuy(await newBuyer(tenant.slug, signUp), stoneId)
    } while (performance.now() < end)
    const { session } = await openPayment(leaving, stoneId)
    await pay(session.orderId)
    await rows("update payment_due set due_at = now() where gateway_order_id = $1", [session.orderId])
    await waitFor("the order of the shopper who left", () => paidOrder(session.orderId), 90_000)
  } finally {
    await revive("redis")
  }
  await browseAndBuy(buyer, stoneId)
  const after = await pids()
  for (const name of ["server-1", "server-2", "worker"] as const) expect(after[name]).toBe(before[name])
})

it("hourly jobs are scheduled again after somebody has emptied Redis", async () => {
  const schedules = () => redis("ZCARD bull:medusa-workflows-jobs:repeat")
  const before = await schedules()
  await redis("FLUSHALL")
  expect(await schedules()).not.toBe(before)
  await waitFor("the schedules", async () => ((await schedules()) === before ? true : undefined), 90_000)
})
