import type { Cart } from "../../../src/contract/cart"
import type { CheckoutSession } from "../../../src/contract/checkout"
import { pdfPages } from "../../../src/modules/invoice/render/testing/pdf-text"
import type { ClientResponse } from "../../support/client"
import { rows } from "../../support/database"
import { metricsOf, valueOf } from "../../support/metrics"
import { paidOrder } from "../../support/orders"
import { expectStatus } from "../../support/shopper"
import {
  newBuyer,
  newTenantWithStones,
  payOpened,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

jest.setTimeout(180_000)

const maxLines = 100
const tooMany = { error: expect.stringContaining("at most 100 different products") as unknown }

let tenant: TenantWithStones
let buyer: Buyer
let products: string[]
let cart: Cart

const add = (productId = "", quantity = 1) => buyer.client.post<Cart>("/api/cart", { productId, quantity })

beforeAll(async () => {
  const names = Array.from({ length: maxLines + 1 }, (_, n) => `Burmese ruby, oval, number ${String(n + 1)}`)
  tenant = await newTenantWithStones(names.map((name) => ({ name, stock: 50 })))
  buyer = await newBuyer(tenant.slug)
  products = names.map((name) => tenant.stones.get(name)?.id ?? "")
  for (const id of products.slice(0, maxLines)) cart = expectStatus(await add(id), 200).body
})

const openSession = () =>
  buyer.client.post<CheckoutSession>("/api/checkout/session", { addressId: buyer.addressId })

it("a shopper who fills the cart without end is stopped at 100 products, and can change what is in it", async () => {
  expect(expectStatus(await add(products.at(-1)), 400).body).toMatchObject(tooMany)
  cart = expectStatus(await add(products[0]), 200).body
  expect(cart.items).toHaveLength(maxLines)
})

it("a cart that had more lines before the limit begins no payment", async () => {
  const [open] = await rows<{ id: string }>("select cart_id as id from open_cart where account_id = $1", [
    buyer.user.id,
  ])
  const copied = await rows<{ id: string }>(
    `insert into cart_line_item (id, cart_id, title, quantity, variant_id, product_id, requires_shipping,
       is_tax_inclusive, unit_price, raw_unit_price)
     select 'cali_' || v.id, $1, 'One more', 1, v.id, v.product_id, true, false, 1234.56, '{"value": "1234.56"}'
     from product_variant v where v.product_id = $2 returning id`,
    [open?.id, products.at(-1)]
  )
  expect(expectStatus(await openSession(), 400).body).toMatchObject(tooMany)
  await rows("delete from cart_line_item where id = $1", [copied[0]?.id])
})

describe("documents of large orders", () => {
  const maxPauseMs = 200
  const rounds = 3

  /** Longest pause of the server's event loop, in the quietest of some rounds: another program may pause one of them. */
  async function pauseDuring(work: () => Promise<unknown>): Promise<number> {
    const pauses: number[] = []
    for (let round = 0; round < rounds; round++) {
      await metricsOf("medusa")
      await work()
      pauses.push(valueOf(await metricsOf("medusa"), "nodejs_eventloop_lag_max_seconds") * 1000)
    }
    return Math.min(...pauses)
  }

  const invoiceOf = (orderNumber: string): Promise<ClientResponse> =>
    buyer.client.get(`/api/orders/${orderNumber}/invoice`)

  it("other tenants' requests don't wait for an invoice of 100 lines", async () => {
    const session = expectStatus(await openSession(), 200).body
    const { response } = await payOpened(buyer, { cart, session })
    const { orderNumber } = expectStatus(response, 201).body
    const pages = await pdfPages(expectStatus(await invoiceOf(orderNumber), 200).bytes)
    expect(pages.join(" ")).toContain(`number ${String(maxLines)}`)
    expect(await pauseDuring(async () => expectStatus(await invoiceOf(orderNumber), 200))).toBeLessThan(
      maxPauseMs
    )
  })

  it("other tenants' requests don't wait for twenty invoices at once, or for many orders' documents", async () => {
    const orders: { id: string; orderNumber: string }[] = []
    for (let n = 0; n < 5; n++) orders.push(await paidOrder(buyer, products[n] ?? ""))
    const invoices = Array.from({ length: 20 }, (_, n) => orders[n % orders.length]?.orderNumber ?? "")
    const pause = await pauseDuring(async () => {
      for (const response of await Promise.all(invoices.map(invoiceOf))) expectStatus(response, 200)
      const body = { ids: orders.map(({ id }) => id), kind: "invoice" }
      expectStatus(await tenant.admin.post("/api/admin/orders/documents", body), 200)
    })
    expect(pause).toBeLessThan(maxPauseMs)
  })
})
