import type { CheckoutSession } from "../../../src/contract/checkout"
import type { Order } from "../../../src/contract/order"
import type { Product } from "../../../src/contract/product"
import { rows } from "../../support/database"
import { inMedusa } from "../../support/medusa-exec"
import { newBuyer, newTenantWithStones } from "../../support/tenant-with-stones"
import { expectStatus } from "../../support/shopper"

interface PaperPayment {
  gatewayOrderId: string
  amountPaise: number
  refundedPaise: number
  status: string
}

interface Answer {
  session: CheckoutSession
  outcome: { kind: string; order: Order }
  afterCapture: PaperPayment
  afterRefund: PaperPayment
}

it("a tenant can use another payment provider: one adapter covers session, capture, order and refund", async () => {
  const shop = await newTenantWithStones([{ name: "Ruby on paper", stock: 2 }])
  const stone = shop.stones.get("Ruby on paper") as Product
  const buyer = await newBuyer(shop.slug)
  expectStatus(await buyer.client.post("/api/cart", { productId: stone.id }), 200)
  await rows("update tenant set payment_provider = 'paper' where slug = $1", [shop.slug])
  const [row] = await rows<{
    tenant_id: string
    id: string
    customer_id: string
    name: string
    email: string
  }>(
    `select a.tenant_id, a.id, a.customer_id, a.name, a.email from account a join tenant t on t.id = a.tenant_id
     where t.slug = $1 and a.email = $2`,
    [shop.slug, buyer.email]
  )
  if (!row) throw new Error("the buyer has no account")
  const { session, outcome, afterCapture, afterRefund } = await inMedusa<Answer>("second-provider.cjs", {
    tenantId: row.tenant_id,
    account: { id: row.id, customerId: row.customer_id, name: row.name, email: row.email },
    addressId: buyer.addressId,
  })
  expect(outcome).toMatchObject({ kind: "paid", order: { status: "PAID", paymentRef: "slip-1" } })
  expect(afterCapture).toMatchObject({ status: "captured", amountPaise: session.amount, refundedPaise: 0 })
  expect(afterRefund).toMatchObject({ refundedPaise: 100_00 })
  const { body: orders } = expectStatus(await buyer.client.get<Order[]>("/api/orders"), 200)
  expect(orders.map((it) => it.orderNumber)).toEqual([outcome.order.orderNumber])
}, 120_000)
