import { randomBytes } from "node:crypto"
import { Client as Database } from "pg"
import type { CheckoutSession } from "../../../src/contract/checkout"
import type { Order } from "../../../src/contract/order"
import type { Passport } from "../../../src/contract/passport"
import { fingerprintPrefix, secretFingerprints } from "../../../src/lib/secret-fingerprints"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { pay } from "../../support/gateway"
import { codeIn, mailTo } from "../../support/mailbox"
import { invitedStaff } from "../../support/medusa-staff"
import { product } from "../../support/product"
import { enrol, signInWithCode } from "../../support/second-factor"
import { type FurtherProcess, secondServer } from "../../support/second-server"
import { expectStatus } from "../../support/shopper"
import {
  type Buyer,
  newBuyer,
  newTenantWithStones,
  orderBody,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"
import { unzip } from "../../support/unzip"

jest.setTimeout(240_000)

const pan = "ZZZPZ9876Z"
const names = ["RATNA_SECRET_KEY", "EDGE_SECRET", "COOKIE_SECRET"] as const
const former = (name: string): string => product().env[name] ?? ""

let next: FurtherProcess
let tenant: TenantWithStones

/** A server in the middle of a rotation: it writes with new secrets, and also reads what the product writes. */
beforeAll(async () => {
  const swapped: [string, string][] = names.flatMap((name) => [
    [name, randomBytes(32).toString("base64")],
    [`${name}_SECOND`, former(name)],
  ])
  next = await secondServer({ ...Object.fromEntries<string>(swapped), RATNA_ROLE: "server" })
  tenant = await newTenantWithStones([{ name: "Dear", stock: 1000, price: "200000.00" }])
})
afterAll(() => next.stop())

/** The same browser at the server with new secrets. */
function elsewhere({ slug, cookies }: Client): Client {
  const client = new Client(slug, { port: next.port })
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return client
}

async function open(buyer: Buyer) {
  const productId = tenant.stones.get("Dear")?.id
  const { body: cart } = expectStatus(
    await buyer.client.post<Parameters<typeof orderBody>[0]["cart"]>("/api/cart", { productId }),
    200
  )
  const sent = { addressId: buyer.addressId, pan }
  const ask = async (client: Client) =>
    expectStatus(await client.post<CheckoutSession>("/api/checkout/session", sent), 200).body
  return { cart, ask }
}

it("a payment with a PAN that is opened before a rotation is reused after it, and bought", async () => {
  const buyer = await newBuyer(tenant.slug)
  const { cart, ask } = await open(buyer)
  const session = await ask(buyer.client)
  const again = await ask(elsewhere(buyer.client))
  expect(again.orderId).toBe(session.orderId)
  const order = expectStatus(
    await elsewhere(buyer.client).post<Order>(
      "/api/orders",
      orderBody({ session, cart }, await pay(session.orderId))
    ),
    201
  ).body
  // Sealed by the product, whose key is the second one there.
  const { data } = unzip(expectStatus(await elsewhere(buyer.client).get("/api/account/export"), 200))
  expect(data["orders"]).toMatchObject([{ orderNumber: order.orderNumber, buyerPan: pan }])
})

it("two servers whose keys are swapped never open two payments for one cart, however they interleave", async () => {
  const buyer = await newBuyer(tenant.slug)
  await open(buyer)
  const [account] = await rows<{ cart_id: string; customer_id: string }>(
    `select o.cart_id, a.customer_id from open_cart o join account a on a.id = o.account_id where o.account_id = $1`,
    [buyer.user.id]
  )
  const clients = await Promise.all(
    [1, 2].map(async () => {
      const client = new Database(product().databaseUrl)
      await client.connect()
      return client
    })
  )
  const openAt = (client: Database | undefined, hashes: string[]) =>
    client?.query<{ added: boolean }>(
      "select payment_open($1, $2, $3, $4, $5, 'key', 100, '{}', $6::text[], 45) as added",
      [tenant.id, buyer.user.id, account?.cart_id, unique("order"), account?.customer_id, hashes]
    )
  try {
    await clients[0]?.query("begin")
    const first = await openAt(clients[0], ["by the old key", "by the new key"])
    const second = openAt(clients[1], ["by the new key", "by the old key"])
    await clients[0]?.query("commit")
    expect(first?.rows).toEqual([{ added: true }])
    expect((await second)?.rows).toEqual([{ added: false }])
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
})

it("a passport stays genuine, and the keys of both signatures are listed", async () => {
  const buyer = await newBuyer(tenant.slug)
  const { cart, ask } = await open(buyer)
  const session = await ask(buyer.client)
  const { orderNumber } = expectStatus(
    await buyer.client.post<Order>("/api/orders", orderBody({ session, cart }, await pay(session.orderId))),
    201
  ).body
  const listed = await buyer.client.get<{ code: string }[]>(`/api/orders/${orderNumber}/passports`)
  const path = `/api/passports/${expectStatus(listed, 200).body[0]?.code ?? ""}`
  const before = expectStatus(await buyer.client.get<Passport>(path), 200).body
  const after = expectStatus(await elsewhere(buyer.client).get<Passport>(path), 200).body
  expect(after).toMatchObject({ isGenuine: true, keyId: before.keyId })
  const { body } = await elsewhere(buyer.client).get<{ keyId: string; keys: { keyId: string }[] }>(
    "/api/passports/key"
  )
  expect(body.keys.map((it) => it.keyId)).toEqual([body.keyId, before.keyId])
  expect(body.keyId).not.toBe(before.keyId)
})

it("a code that was mailed before the rotation is right after it", async () => {
  const email = `${unique("code")}@specs.test`
  const client = new Client(tenant.slug)
  expectStatus(await client.post("/api/auth/send-otp", { email }), 200)
  const otp = codeIn(await mailTo(email))
  expectStatus(await elsewhere(client).post("/api/auth/verify-otp", { email, otp }), 200)
})

it("a repeated request with an Idempotency-Key gets its first response, and other content is refused", async () => {
  const headers = { "idempotency-key": unique("key") }
  const body = { question: "Are they real?", answer: "Yes." }
  const first = expectStatus(
    await tenant.admin.post<{ id: string }>("/api/admin/faqs", body, { headers }),
    201
  )
  const admin = elsewhere(tenant.admin)
  const again = await admin.post<{ id: string }>("/api/admin/faqs", body, { headers })
  expect(again).toMatchObject({ status: 201, body: { id: first.body.id } })
  expect(again.headers["idempotent-replayed"]).toBe("true")
  expect((await admin.post("/api/admin/faqs", { ...body, answer: "No." }, { headers })).status).toBe(422)
})

it("staff sign in with the code of a factor that Medusa's own key doesn't open", async () => {
  const staff = await invitedStaff(null)
  const secret = await enrol(staff)
  expectStatus(await signInWithCode(staff.email, secret, { port: next.port }), 200)
})

it("a storefront is trusted with either secret, and with no other", async () => {
  const hostSeen = async (edgeSecret: string) => {
    const client = new Client("nobody", { port: next.port })
    const { body } = await client.get<{ slug?: string; brandName?: string }>("/api/branding", {
      headers: { "x-ratna-edge": edgeSecret, "x-forwarded-host": `${tenant.slug}.localhost` },
    })
    return body.brandName
  }
  const brandName = await hostSeen(former("EDGE_SECRET"))
  expect(brandName).toBe(
    (await new Client(tenant.slug).get<{ brandName: string }>("/api/branding")).body.brandName
  )
  expect(await hostSeen(`${former("EDGE_SECRET")}x`)).not.toBe(brandName)
})

it("a server that shares no value of a secret with its installation isn't ready, until migrate has accepted one", async () => {
  const ready = async (port: number) =>
    (await new Client("default", { port }).get("/api/health/ready")).status
  const another = { EDGE_SECRET: randomBytes(32).toString("base64") }
  const store = (env: object) =>
    rows("insert into sql_applied (name, hash) select unnest($1::text[]), '' on conflict (name) do nothing", [
      [...secretFingerprints({ ...env }).values()].flat(),
    ])
  await store(product().env)
  expect(await ready(next.port)).toBe(200)
  const foreign = await secondServer({ ...another, RATNA_ROLE: "server" })
  try {
    expect(await ready(foreign.port)).toBe(503)
    await store(another)
    await waitFor("the server to be ready", async () => (await ready(foreign.port)) === 200 || undefined)
  } finally {
    await foreign.stop()
    await rows("delete from sql_applied where starts_with(name, $1)", [fingerprintPrefix])
  }
})

it("a server isn't ready for a storefront whose secret it doesn't accept", async () => {
  const ready = async (edgeSecret: string) =>
    (
      await new Client("default", { port: next.port }).get("/api/health/ready", {
        headers: { "x-ratna-edge": edgeSecret },
      })
    ).status
  expect(await ready(former("EDGE_SECRET"))).toBe(200)
  expect(await ready("another")).toBe(503)
})
