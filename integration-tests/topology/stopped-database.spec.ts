import { pay } from "../support/gateway"
import { newBuyer, newTenantWithStones, openPayment, orderBody } from "../support/tenant-with-stones"
import { kill, revive } from "../support/topology"
import { waitFor } from "../support/wait-for"

jest.setTimeout(180_000)

it("while the database is down requests get 503, and a payment made before becomes an order after it", async () => {
  const shop = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
  const buyer = await newBuyer(shop.slug)
  const opened = await openPayment(buyer, shop.stones.get("Ruby")?.id ?? "")
  const paid = await pay(opened.session.orderId)
  const order = () => buyer.client.post("/api/orders", orderBody(opened, paid))
  await kill("postgres")
  try {
    // One for each storefront and server.
    for (const answer of await Promise.all([order(), order(), order(), order()])) {
      expect(answer).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } })
    }
    expect((await buyer.client.get("/api/health/live")).status).toBe(200)
    expect((await buyer.client.get("/api/health/ready")).status).toBe(503)
  } finally {
    await revive("postgres")
  }
  const placed = await waitFor("the order", async () => {
    const answer = await order()
    if (answer.status === 503) return undefined
    return answer
  })
  expect([200, 201]).toContain(placed.status)
  await waitFor("readiness", async () =>
    (await buyer.client.get("/api/health/ready")).status === 200 ? true : undefined
  )
})
