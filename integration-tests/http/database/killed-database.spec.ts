import type { Order } from "../../../src/contract/order"
import { Client } from "../../support/client"
import { pay } from "../../support/gateway"
import { product } from "../../support/product"
import { newBuyer, newTenantWithStones, openPayment, orderBody } from "../../support/tenant-with-stones"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(180_000)

interface Pids {
  postgres: number
  medusa: number
}

const pids = async (): Promise<Pids> => (await (await fetch(`${product().controlUrl}/pids`)).json()) as Pids

/** Maximum time in ms until the product works again after its database was killed. */
const recovery = 60_000

it("a shopper's payment survives a crash of the database: requests get 503, then the order is created and the store works", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
  const buyer = await newBuyer(tenant.slug)
  const stone = tenant.stones.get("Ruby")?.id ?? ""
  const opened = await openPayment(buyer, stone)
  const paid = await pay(opened.session.orderId)
  const before = await pids()

  const pages = Array.from({ length: 20 }, () => buyer.client.get("/api/orders"))
  process.kill(before.postgres, "SIGKILL")
  for (const page of await Promise.all(pages)) expect([200, 503]).toContain(page.status)

  const order = await waitFor(
    "the order",
    async () => {
      const response = await buyer.client.post<Order>("/api/orders", orderBody(opened, paid))
      if (response.status === 200 || response.status === 201) return response.body
      expect(response.status).toBe(503)
      return undefined
    },
    recovery
  )
  expect(order).toMatchObject({ status: "PAID", paymentRef: paid.razorpay_payment_id })
  const after = await pids()
  expect(after.postgres).not.toBe(before.postgres)
  expect(after.medusa).toBe(before.medusa)

  expect(await new Client(tenant.slug).get("/api/health")).toMatchObject({ status: 200 })
  const again = await openPayment(buyer, stone)
  const second = await buyer.client.post("/api/orders", orderBody(again, await pay(again.session.orderId)))
  expect(second.status).toBe(201)
})
