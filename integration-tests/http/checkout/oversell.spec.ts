import type { Product } from "../../../src/contract/product"
import { Client } from "../../support/client"
import { pay, paymentsOf } from "../../support/gateway"
import {
  type Buyer,
  newBuyer,
  newTenantWithStones,
  openPayment,
  orderBody,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

const stock = 5
const crowd = 40

describe("forty shoppers buy the last five units at the same time", () => {
  let tenant: TenantWithStones
  let stone: Product
  let buyers: Buyer[]

  beforeAll(async () => {
    tenant = await newTenantWithStones([{ name: "Pigeon blood ruby", stock }])
    stone = tenant.stones.get("Pigeon blood ruby") as Product
    buyers = []
    for (let from = 0; from < crowd; from += 8) {
      buyers.push(...(await Promise.all(Array.from({ length: 8 }, () => newBuyer(tenant.slug)))))
    }
  }, 240_000)

  it("and exactly five get an order; no stock is left, and the other thirty-five are not charged", async () => {
    const opened = await Promise.all(buyers.map((it) => openPayment(it, stone.id)))
    const paid = await Promise.all(opened.map((it) => pay(it.session.orderId)))
    const responses = await Promise.all(
      buyers.map((it, i) => {
        const [session, payment] = [opened[i], paid[i]]
        if (!session || !payment) throw new Error("each buyer has paid")
        return it.client.post<{ code?: string }>("/api/orders", orderBody(session, payment))
      })
    )
    expect(responses.filter((it) => it.status === 201)).toHaveLength(stock)
    const refused = responses.filter((it) => it.status === 409)
    expect(refused).toHaveLength(crowd - stock)
    expect(new Set(refused.map((it) => it.body.code))).toEqual(new Set(["INSUFFICIENT_STOCK"]))

    const { body } = await new Client(tenant.slug).get<Product>(`/api/products/slug/${stone.slug}`)
    expect(body.stock).toBe(0)
    const payments = (await Promise.all(opened.map((it) => paymentsOf(it.session.orderId)))).flat()
    expect(payments.filter((it) => it.captured)).toHaveLength(stock)
    expect(payments.filter((it) => it.refunded > 0)).toHaveLength(0)
  }, 120_000)
})
