import { hkdfSync, randomBytes } from "node:crypto"
import type { Address } from "../../../src/contract/address"
import type { CheckoutSession } from "../../../src/contract/checkout"
import type { Order } from "../../../src/contract/order"
import type { Passport } from "../../../src/contract/passport"
import { seal } from "../../../src/lib/seal"
import { runCli } from "../../support/cli"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { pay } from "../../support/gateway"
import { LoadBalancer } from "../../support/load-balancer"
import { invitedStaff } from "../../support/medusa-staff"
import { newStaff } from "../../support/new-staff"
import { product } from "../../support/product"
import { repeat } from "../../support/repeat"
import { enrol, signInWithCode } from "../../support/second-factor"
import { expectStatus, newShopper } from "../../support/shopper"
import {
  type Buyer,
  jaipur,
  newBuyer,
  newTenantWithStones,
  openPayment,
  orderBody,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { configure, migrateAgain, type ProcessName, restart, topology } from "../../support/topology"
import { unique } from "../../support/unique"
import { unzip } from "../../support/unzip"

jest.setTimeout(900_000)

const names = ["RATNA_SECRET_KEY", "EDGE_SECRET", "COOKIE_SECRET"] as const
type Values = Record<(typeof names)[number] | "JWT_SECRET", string>
const pan = "ZZZPZ9876Z"

const fresh = (): string => randomBytes(32).toString("base64")
const former = (name: string): string => product().env[name] ?? ""
const secondOf = (value: (name: (typeof names)[number]) => string): Record<string, string> =>
  Object.fromEntries<string>(names.map((name) => [`${name}_SECOND`, value(name)]))

/** Restarts one process after another: visitors always find a server and a storefront. */
async function roll(processes: readonly ProcessName[]): Promise<void> {
  for (const name of processes) await restart(name)
}
const servers: readonly ProcessName[] = ["server-1", "server-2", "worker"]

async function openExpensive(tenant: TenantWithStones, { client, addressId }: Buyer) {
  const { body: cart } = expectStatus(
    await client.post<Parameters<typeof orderBody>[0]["cart"]>("/api/cart", {
      productId: tenant.stones.get("Dear")?.id,
    }),
    200
  )
  const ask = async () =>
    expectStatus(await client.post<CheckoutSession>("/api/checkout/session", { addressId, pan }), 200).body
  return { cart, ask }
}

/** Pays and orders. @returns the order's number */
async function buy(
  { client }: Buyer,
  cart: Parameters<typeof orderBody>[0]["cart"],
  session: CheckoutSession
): Promise<string> {
  const handed = await pay(session.orderId)
  const order = await client.post<Order>("/api/orders", orderBody({ session, cart }, handed))
  return expectStatus(order, 201).body.orderNumber
}

/** A mail that waits in the outbox for an hour. */
async function queueMail(tenantId: string): Promise<void> {
  const secret = Buffer.from(former("RATNA_SECRET_KEY"), "base64")
  const key = Buffer.from(hkdfSync("sha256", secret, "", "mail-outbox", 32))
  const mail = {
    ...{ to: "late@specs.test", subject: "Later", text: "Later", html: "<p>Later</p>" },
    from: { name: "Shop", address: "no-reply@specs.test" },
  }
  await rows(
    `with written as (insert into mail_outbox (tenant_id, id, sealed, expires_at)
       values ($1, $2, $3, now() + interval '2 hours') returning tenant_id, id)
     insert into mail_due (tenant_id, id, due_at) select tenant_id, id, now() + interval '1 hour' from written`,
    [tenantId, unique("mail"), seal([key], tenantId, JSON.stringify(mail))]
  )
}

/** Number of the tenant's sealed values, by the id of the key that sealed them. */
const sealedBy = (tenantId: string) =>
  rows<{ what: string; keys: number }>(
    `select what, count(distinct split_part(sealed, '.', 1))::int as keys from (
       select 'payment secrets' as what, payment_secrets as sealed from tenant where id = $1
       union all select 'webhook secrets', secrets->0->>'sealed' from webhook_endpoint where tenant_id = $1
       union all select 'mails', sealed from mail_outbox where tenant_id = $1
       union all select 'PANs', snapshot->'pan'->>'sealed' from payment_ledger where tenant_id = $1
       union all select 'PANs', snapshot->'pan'->>'sealed' from shop_order where tenant_id = $1
       union all select 'passports', key_id from passport where tenant_id = $1) all_of_them
     where sealed is not null group by what order by what`,
    [tenantId]
  )

it("secrets are replaced under load: no request fails, nobody is signed out, no payment is doubled, and all opens without the former ones", async () => {
  const tenant = await newTenantWithStones([
    { name: "Ruby", stock: 5000 },
    { name: "Dear", stock: 5000, price: "200000.00" },
  ])
  const balancer = new LoadBalancer()
  const failures: string[] = []
  const browse = async () => {
    const visitor = new Client(tenant.slug, { port: balancer.next })
    for (const path of ["/", "/api/products"]) {
      const { status } = await visitor.get(path)
      if (status !== 200) throw new Error(`${path}: ${String(status)}`)
    }
  }
  const checkOut = async () => {
    const { client: known, ...shopper } = await newShopper(tenant.slug)
    const client = new Client(tenant.slug, { port: balancer.next })
    for (const [name, value] of known.cookies) client.cookies.set(name, value)
    const { body } = expectStatus(await client.post<Address>("/api/addresses", jaipur), 201)
    const buyer: Buyer = { ...shopper, client, addressId: body.id }
    const { cart, session } = await openPayment(buyer, tenant.stones.get("Ruby")?.id ?? "")
    await buy(buyer, cart, session)
  }

  // What was written before.
  const waiting = await newBuyer(tenant.slug)
  const open = await openExpensive(tenant, waiting)
  const session = await open.ask()
  const owner = await newBuyer(tenant.slug)
  const bought = await openExpensive(tenant, owner)
  const orderNumber = await buy(owner, bought.cart, await bought.ask())
  const listed = await owner.client.get<{ code: string }[]>(`/api/orders/${orderNumber}/passports`)
  const passportPath = `/api/passports/${expectStatus(listed, 200).body[0]?.code ?? ""}`
  expectStatus(
    await tenant.admin.post("/api/admin/webhooks", {
      url: "https://example.com/hook",
      events: ["order.placed"],
    }),
    201
  )
  await queueMail(tenant.id)
  const { client: signedIn } = await newStaff()
  const staff = await invitedStaff(null)
  const secret = await enrol(staff)

  const next: Values = {
    RATNA_SECRET_KEY: fresh(),
    EDGE_SECRET: fresh(),
    COOKIE_SECRET: fresh(),
    JWT_SECRET: fresh(),
  }
  const stops = [browse, checkOut].map((act) => repeat(act, failures))
  let counts: number[]
  try {
    await configure(secondOf((name) => next[name]))
    await migrateAgain()
    await roll(servers)

    await configure({ ...next, ...secondOf(former) })
    await roll([...servers, "storefront-1", "storefront-2"])
    expect((await open.ask()).orderId).toBe(session.orderId)
    // The cookie is signed with the former secret, and the tokens of the sign-in were too.
    expectStatus(await signedIn.get("/admin/users/me"), 200)
    const { databaseUrl, dataDir, env } = product()
    const resealed = await runCli(
      {
        ...{ ...env, ...next, ...secondOf(former), PATH: process.env["PATH"], NODE_ENV: "test" },
        ...{
          DATABASE_URL: databaseUrl,
          DATA_DIR: dataDir,
          RATNA_ROLE: "server",
          REDIS_URL: topology().redisUrl,
        },
      },
      ["secrets:reseal"]
    )
    expect(resealed).toMatchObject({ code: 0, output: expect.stringMatching(/^Sealed anew/m) as string })

    await configure(secondOf(() => ""))
    await migrateAgain()
    await roll(servers)
  } finally {
    // After a failure too: the load would keep the run from ending.
    counts = await Promise.all(stops.map((stop) => stop()))
    await balancer.close()
  }

  expect(failures).toEqual([])
  for (const count of counts) expect(count).toBeGreaterThan(servers.length)
  expect(await sealedBy(tenant.id)).toEqual(
    ["PANs", "mails", "passports", "payment secrets", "webhook secrets"].map((what) => ({ what, keys: 1 }))
  )
  expect((await open.ask()).orderId).toBe(session.orderId)
  await buy(waiting, open.cart, session)
  for (const { client } of [owner, waiting]) {
    const { data } = unzip(expectStatus(await client.get("/api/account/export"), 200))
    expect(data["orders"]).toMatchObject([{ buyerPan: pan }])
  }
  expect((await owner.client.get<Passport>(passportPath)).body).toMatchObject({ isGenuine: true })
  expectStatus(await signInWithCode(staff.email, secret), 200)

  // A key that opens nothing of this is refused before it is accepted.
  await configure({ RATNA_SECRET_KEY: fresh() })
  await expect(migrateAgain()).rejects.toThrow()
  await configure({ RATNA_SECRET_KEY: next.RATNA_SECRET_KEY })
})
