import { rows } from "../support/database"
import { pay } from "../support/gateway"
import { signUp } from "../support/shopper"
import { type Buyer, buy, newBuyer, newTenantWithStones, openPayment } from "../support/tenant-with-stones"
import { kill, revive } from "../support/topology"
import { waitFor } from "../support/wait-for"

jest.setTimeout(300_000)

async function browseAndBuy(buyer: Buyer, stoneId: string): Promise<void> {
  for (const path of ["/", "/shop", "/api/products", "/api/cart"]) {
    expect((await buyer.client.get(path)).status).toBe(200)
  }
  expect((await buy(buyer, stoneId)).answer.status).toBe(201)
}

it("shoppers go on buying while Redis is stopped, and a payment left behind meanwhile becomes an order afterwards", async () => {
  const shop = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
  const stoneId = shop.stones.get("Ruby")?.id ?? ""
  const [buyer, leaving] = [await newBuyer(shop.slug), await newBuyer(shop.slug)]
  await kill("redis")
  let left: string
  try {
    await browseAndBuy(buyer, stoneId)
    await signUp(shop.slug)
    const { session } = await openPayment(leaving, stoneId)
    left = session.orderId
    await pay(left)
  } finally {
    await revive("redis")
  }
  await browseAndBuy(buyer, stoneId)
  await waitFor(
    "the order of the shopper who left",
    async () => {
      const found = await rows("select 1 from shop_order where gateway_order_id = $1 and status = 'PAID'", [
        left,
      ])
      return found.length === 1 ? true : undefined
    },
    200_000
  )
})
