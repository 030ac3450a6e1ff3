import type { CheckoutSession } from "../../../src/contract/checkout"
import type { Order } from "../../../src/contract/order"
import type { Product } from "../../../src/contract/product"
import { rows } from "../../support/database"
import { pay, paymentsOf } from "../../support/gateway"
import { inMedusa } from "../../support/medusa-exec"
import {
  buy,
  type Buyer,
  newBuyer,
  newTenantWithStones,
  openPayment,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { expectStatus } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(180_000)

let tenant: TenantWithStones
let ruby: Product
let buyer: Buyer

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 1000 }])
  ruby = tenant.stones.get("Ruby") as Product
})

beforeEach(async () => {
  buyer = await newBuyer(tenant.slug)
})

const session = async () =>
  expectStatus(
    await buyer.client.post<CheckoutSession>("/api/checkout/session", { addressId: buyer.addressId }),
    200
  ).body.orderId

/** Makes a gateway order look as if it was handed out `ago`, with its next check due in `dueIn` seconds. */
async function age(gatewayOrderId: string, ago: string, dueIn: number): Promise<void> {
  const moved = `created_at = created_at - $2::interval, handed_out_at = handed_out_at - $2::interval`
  await rows(`update payment_ledger set ${moved} where gateway_order_id = $1`, [gatewayOrderId, ago])
  await rows(
    "update payment_due set due_at = now() + make_interval(secs => $2) where gateway_order_id = $1",
    [gatewayOrderId, dueIn]
  )
}

const dueIn = async (gatewayOrderId: string): Promise<number | undefined> =>
  (
    await rows<{ seconds: number }>(
      "select extract(epoch from due_at - now())::int as seconds from payment_due where gateway_order_id = $1",
      [gatewayOrderId]
    )
  )[0]?.seconds

const stateOf = async (gatewayOrderId: string): Promise<string | undefined> =>
  (
    await rows<{ state: string }>("select state from payment_ledger where gateway_order_id = $1", [
      gatewayOrderId,
    ])
  )[0]?.state

const paidOrder = () =>
  waitFor(
    "the order",
    async () => {
      const [order] = (await buyer.client.get<Order[]>("/api/orders")).body
      return order?.status === "PAID" ? order : undefined
    },
    120_000
  )

describe("a shopper who pays and closes the browser gets the order within two minutes", () => {
  it("when the session was eleven minutes old and handed out again", async () => {
    const { session: first } = await openPayment(buyer, ruby.id)
    await age(first.orderId, "11 minutes", 300)
    expect(await session()).toBe(first.orderId)
    expect(await dueIn(first.orderId)).toBeLessThanOrEqual(120)
    await pay(first.orderId)
    await paidOrder()
    expect(await paymentsOf(first.orderId)).toMatchObject([{ captured: true, refunded: 0 }])
  })

  it("when the next check is days away because the session was seven days old", async () => {
    const { session: first } = await openPayment(buyer, ruby.id)
    await age(first.orderId, "7 days", 86_400)
    expect(await session()).toBe(first.orderId)
    expect(await dueIn(first.orderId)).toBeLessThanOrEqual(120)
  })
})

describe("an unpaid gateway order", () => {
  it("is checked for thirty days: a payment on the 29th day becomes an order", async () => {
    const { session: first } = await openPayment(buyer, ruby.id)
    await age(first.orderId, "29 days", 0)
    await waitFor(
      "the look",
      async () => (((await dueIn(first.orderId)) ?? 0) > 80_000 ? true : undefined),
      60_000
    )
    await pay(first.orderId)
    await rows("update payment_due set due_at = now() where gateway_order_id = $1", [first.orderId])
    await paidOrder()
  })

  it("ends after that: it is neither due nor handed out again, and a payment for it is not captured", async () => {
    const { session: first } = await openPayment(buyer, ruby.id)
    await age(first.orderId, "31 days", 0)
    await waitFor(
      "its end",
      async () => ((await stateOf(first.orderId)) === "expired" ? true : undefined),
      60_000
    )
    expect(await dueIn(first.orderId)).toBeUndefined()
    expect(await session()).not.toBe(first.orderId)
    await pay(first.orderId, "now")
    await waitFor(
      "the notice's look",
      async () =>
        (await rows("select 1 from payment_ledger where gateway_order_id = $1 and was_paid", [first.orderId]))
          .length || undefined,
      60_000
    )
    expect(await paymentsOf(first.orderId)).toMatchObject([{ captured: false, refunded: 0 }])
    expect((await buyer.client.get("/api/orders")).body).toEqual([])
  })
})

it("ledger entries without money end, entries with money remain, and every waiting entry is due", async () => {
  const bought = (await buy(buyer, ruby.id)).opened.session.orderId
  const aged = async (state: string, days: number, wasPaid = false): Promise<string> => {
    const { session: opened } = await openPayment(await newBuyer(tenant.slug), ruby.id)
    await rows(
      `update payment_ledger set state = $2, was_paid = $3, updated_at = now() - make_interval(days => $4)
       where gateway_order_id = $1`,
      [opened.orderId, state, wasPaid, days]
    )
    await rows("delete from payment_due where gateway_order_id = $1", [opened.orderId])
    return opened.orderId
  }
  const gone = [await aged("expired", 91), await aged("dropped", 91)]
  const kept = [
    bought,
    await aged("expired", 89),
    await aged("dropped", 91, true),
    await aged("open", 91),
    await aged("dropped", 91),
  ]
  await rows(
    "update payment_ledger set updated_at = now() - interval '9 years' where gateway_order_id = $1",
    [bought]
  )
  const [, , , forgotten, refunding] = kept
  await rows(
    "insert into payment_refund (tenant_id, payment_id, gateway_order_id, amount_paise) values ($1, $2, $3, 100)",
    [tenant.id, unique("pay"), refunding]
  )
  const notices = [unique("evt"), unique("evt")]
  await rows(
    `insert into webhook_event (tenant_id, event_id, event, received_at)
     values ($1, $2, 'payment.captured', now() - interval '31 days'), ($1, $3, 'payment.captured', now() - interval '29 days')`,
    [tenant.id, ...notices]
  )

  await inMedusa("purge-expired.cjs", {})

  const left = await rows<{ id: string }>(
    "select gateway_order_id as id from payment_ledger where gateway_order_id = any ($1)",
    [[...gone, ...kept]]
  )
  expect(left.map((it) => it.id).toSorted()).toEqual(kept.toSorted())
  expect(await rows("select event_id from webhook_event where event_id = any ($1)", [notices])).toEqual([
    { event_id: notices[1] },
  ])
  const due = await rows<{ id: string }>(
    "select gateway_order_id as id from payment_due where gateway_order_id = any ($1)",
    [[...gone, ...kept]]
  )
  expect(due.map((it) => it.id).toSorted()).toEqual([forgotten, refunding].toSorted())
})

it("a tenant whose purge fails keeps its rows, and every other tenant's expired rows are deleted", async () => {
  const [failing, other] = await Promise.all([newTenant(), newTenant()])
  const mails = [unique("mail"), unique("mail")]
  for (const [at, { id }] of [failing, other].entries()) {
    await rows(
      `insert into webhook_event (tenant_id, event_id, event, received_at)
       values ($1, $2, 'payment.captured', now() - interval '31 days')`,
      [id, mails[at] ?? ""]
    )
  }
  await rows(`create function refuse_purge() returns trigger language plpgsql as $$ begin
    if old.tenant_id = '${failing.id}' then raise exception 'refused by the spec'; end if; return old; end $$`)
  await rows(
    "create trigger refuse_purge before delete on webhook_event for each row execute function refuse_purge()"
  )
  try {
    await inMedusa("purge-expired.cjs", {})
  } finally {
    await rows("drop function refuse_purge cascade")
  }
  expect(await rows("select event_id from webhook_event where event_id = any ($1)", [mails])).toEqual([
    { event_id: mails[0] },
  ])
})
