import type { Product } from "../../../src/contract/product"
import { rows } from "../../support/database"
import { expire, fault, pay } from "../../support/gateway"
import { newBuyer, newTenantWithStones, openPayment, orderBody } from "../../support/tenant-with-stones"

/** Returns a shopper's newest order in Medusa, with its related rows. */
const newest = (email: string) =>
  rows(
    `select o.status, o.canceled_at is not null as cancelled, c.status as collection,
       p.canceled_at is not null as payment_cancelled, l.reserved_quantity::int as reserved,
       (select count(*)::int from reservation_item r where r.line_item_id = i.item_id and r.deleted_at is null) as held
     from "order" o
     join order_item i on i.order_id = o.id
     join order_line_item line on line.id = i.item_id
     join product_variant_inventory_item k on k.variant_id = line.variant_id
     join inventory_level l on l.inventory_item_id = k.inventory_item_id
     join order_payment_collection link on link.order_id = o.id
     join payment_collection c on c.id = link.payment_collection_id
     join payment p on p.payment_collection_id = c.id
     where o.email = $1 order by o.created_at desc limit 1`,
    [email]
  )

describe("an authorization that expires before it is captured", () => {
  it("cancels the whole order, in Medusa too, and releases its stock", async () => {
    const tenant = await newTenantWithStones([{ name: "Ruby", stock: 1 }])
    const buyer = await newBuyer(tenant.slug)
    const opened = await openPayment(buyer, (tenant.stones.get("Ruby") as Product).id)
    const paid = await pay(opened.session.orderId)
    const capture = `/v1/payments/${paid.razorpay_payment_id}/capture`
    await fault(capture, "502", 100)
    const ask = () => buyer.client.post("/api/orders", orderBody(opened, paid))
    expect((await ask()).status).toBe(503)
    expect(await newest(buyer.email)).toEqual([
      {
        status: "pending",
        cancelled: false,
        collection: "authorized",
        payment_cancelled: false,
        reserved: 1,
        held: 1,
      },
    ])
    await expire(paid.razorpay_payment_id)
    await fault(capture, "502", 0)
    expect((await ask()).body).toMatchObject({ code: "PAYMENT_MISMATCH" })
    expect(await newest(buyer.email)).toEqual([
      {
        status: "canceled",
        cancelled: true,
        collection: "canceled",
        payment_cancelled: true,
        reserved: 0,
        held: 0,
      },
    ])
  }, 60_000)
})
