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

/** Requests the rebuild of a product's catalog entry, and waits until a job has done it. */
async function expectJobs(productId: string): Promise<void> {
  const [due] = await rows<{ id: string }>(
    "insert into catalog_stale (product_id) values ($1) returning id",
    [productId]
  )
  await waitFor(
    "the job",
    async () =>
      (await rows("select 1 from catalog_stale where id = $1", [due?.id])).length === 0 ? true : undefined,
    90_000
  )
}

it("shoppers go on buying while Redis is stopped, and due work runs afterwards", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 1_000 }])
  const stoneId = tenant.stones.get("Ruby")?.id ?? ""
  const [buyer, leaving] = [await newBuyer(tenant.slug), await newBuyer(tenant.slug)]
  const before = await pids()
  await kill("redis")
  const end = performance.now() + seconds * 1000
  let left: string
  try {
    await browseAndBuy(buyer, stoneId)
    do {
      // Each time somebody else: an account's payments are limited per hour.
      await browseAndBuy(await newBuyer(tenant.slug, signUp), stoneId)
    } while (performance.now() < end)
    const { session } = await openPayment(leaving, stoneId)
    left = session.orderId
    await pay(left)
  } finally {
    await revive("redis")
  }
  await browseAndBuy(buyer, stoneId)
  await rows("update payment_due set due_at = now() where gateway_order_id = $1", [left])
  await waitFor(
    "the order of the shopper who left",
    async () => {
      const found = await rows("select 1 from shop_order where gateway_order_id = $1 and status = 'PAID'", [
        left,
      ])
      return found.length === 1 ? true : undefined
    },
    90_000
  )
  const after = await pids()
  for (const name of ["server-1", "server-2", "worker"] as const) expect(after[name]).toBe(before[name])
})

it("the jobs go on after somebody has emptied Redis", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 3 }])
  await sendRaw(Number(new URL(topology().redisUrl).port), "FLUSHALL\r\nQUIT\r\n")
  await expectJobs(tenant.stones.get("Ruby")?.id ?? "")
})
