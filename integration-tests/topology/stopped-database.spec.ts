import { pay } from "../support/gateway"
import { newBuyer, newTenantWithStones, openPayment, orderBody } from "../support/tenant-with-stones"
import { kill, revive, topology } from "../support/topology"
import { waitFor } from "../support/wait-for"

jest.setTimeout(180_000)

const origins = (): string[] => {
  const { medusaUrls, workerUrl, ports } = topology()
  return [...medusaUrls, workerUrl, ...ports.map((port) => `http://127.0.0.1:${port}`)]
}

const statusOf = async (path: string): Promise<number[]> =>
  Promise.all(origins().map(async (origin) => (await fetch(`${origin}/api/health/${path}`)).status))

const untilAllReady = (status: number): Promise<true> =>
  waitFor(
    `${String(status)} of every process`,
    async () => ((await statusOf("ready")).every((found) => found === status) ? true : undefined),
    60_000
  )

it("while the database is down requests get 503, no process is ready, and a payment made before becomes an order", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
  const buyer = await newBuyer(tenant.slug)
  const opened = await openPayment(buyer, tenant.stones.get("Ruby")?.id ?? "")
  const paid = await pay(opened.session.orderId)
  const order = () => buyer.client.post("/api/orders", orderBody(opened, paid))
  expect(await statusOf("live")).toEqual([200, 200, 200, 200, 200])
  expect(await statusOf("ready")).toEqual([200, 200, 200, 200, 200])
  await kill("postgres")
  try {
    // One for each storefront and server.
    for (const response of await Promise.all([order(), order(), order(), order()])) {
      expect(response).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } })
    }
    await untilAllReady(503)
    expect(await statusOf("live")).toEqual([200, 200, 200, 200, 200])
  } finally {
    await revive("postgres")
  }
  const placed = await waitFor("the order", async () => {
    const response = await order()
    return response.status === 503 ? undefined : response
  })
  expect([200, 201]).toContain(placed.status)
  await untilAllReady(200)
})

it("a worker serves nothing but its health", async () => {
  expect((await fetch(`${topology().workerUrl}/api/products`)).status).toBe(404)
})
