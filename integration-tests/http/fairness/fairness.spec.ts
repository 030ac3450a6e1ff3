import { hkdfSync } from "node:crypto"
import { ContainerRegistrationKeys, ModulesSdkUtils } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantLimits } from "../../../src/contract/tenant-limits"
import { WorkQueue } from "../../../src/db/work-queue"
import { seal } from "../../../src/lib/seal"
import { reindexQueue } from "../../../src/modules/catalog/reindex-queue"
import { paymentQueue } from "../../../src/modules/checkout/due"
import { mailQueue } from "../../../src/modules/mail/due"
import { orderSyncQueue } from "../../../src/modules/order/order-sync-queue"
import { refundQueue } from "../../../src/modules/refund/due"
import { copyQueue } from "../../../src/modules/picture/due"
import { hostQueue } from "../../../src/modules/tenant/hosts/host-queue"
import { webhookQueue } from "../../../src/modules/webhook/due"
import { importRows } from "../../support/catalog"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { historyOf, revert } from "../../support/history"
import { mailAbout, mailsTo } from "../../support/mailbox"
import { product } from "../../support/product"
import { expectStatus } from "../../support/shopper"
import { superadmin } from "../../support/tenant"
import { buy, newBuyer, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(120_000)

let crowded: TenantWithStones
let quiet: TenantWithStones

beforeAll(async () => {
  ;[crowded, quiet] = await Promise.all([
    newTenantWithStones([{ name: "Ruby", stock: 9 }]),
    newTenantWithStones([{ name: "Ruby", stock: 9 }]),
  ])
})

const limit = async (tenant: TenantWithStones, limits: TenantLimits): Promise<void> => {
  const path = `/api/superadmin/tenants/${tenant.id}/limits`
  expectStatus(await (await superadmin()).put(path, limits), 200)
}
const none: TenantLimits = { callsPerSecond: null, callsAtOnce: null }

it("while one tenant imports a catalog and is crawled, another's shopper buys without delay", async () => {
  const buyer = await newBuyer(quiet.slug)
  const names = Array.from({ length: 400 }, (_, n) => ({ name: `Garnet ${unique("n")} ${String(n)}` }))
  const imported = importRows(crowded, names)
  await limit(crowded, { callsPerSecond: 5, callsAtOnce: 1 })
  // Just enough for the following requests. It would be too low if the other tenant's requests were counted.
  await limit(quiet, { callsPerSecond: 30, callsAtOnce: 12 })
  const crawled = Promise.all(
    Array.from({ length: 150 }, () => new Client(crowded.slug).get("/api/products?limit=100"))
  )
  const visitor = new Client(quiet.slug)
  for (let n = 0; n < 20; n++) expectStatus(await visitor.get(`/api/products?limit=${String(n + 1)}`), 200)
  expectStatus((await buy(buyer, quiet.stones.get("Ruby")?.id ?? "")).response, 201)
  await mailAbout(buyer.email, /order/i)
  const responses = await crawled
  expect(new Set(responses.map((it) => it.status))).toEqual(new Set([200, 429]))
  expect(responses.filter((it) => it.status === 429).length).toBeGreaterThan(100)
  expect(responses.every((it) => it.status === 200 || Number(it.headers["retry-after"]) >= 1)).toBe(true)
  // Requests that began before the limit are completed.
  await imported
  await limit(crowded, none)
  await limit(quiet, none)
})

it("limits are set by the platform, within bounds", async () => {
  const path = `/api/superadmin/tenants/${quiet.id}/limits`
  expect((await quiet.admin.put(path, none)).status).toBe(403)
  const platform = await superadmin()
  for (const body of [{}, { callsPerSecond: 0, callsAtOnce: 1 }, { callsPerSecond: 1.5, callsAtOnce: null }])
    expect((await platform.put(path, body)).status).toBe(400)
  expect((await platform.get(path)).body).toMatchObject({
    ...none,
    forAll: { callsAtOnce: expect.any(Number) as unknown },
  })
  expect((await platform.put("/api/superadmin/tenants/ten_none/limits", none)).status).toBe(404)
})

it("a change of limits is in the tenant's history, and its own admin can't revert it", async () => {
  const path = `/api/superadmin/tenants/${quiet.id}/limits`
  const platform = await superadmin()
  const set = { callsPerSecond: 900, callsAtOnce: null }
  const before = await historyOf(quiet.admin, "entity=limits")
  expect(expectStatus(await platform.put(path, set), 200).body).toMatchObject(set)
  // A request that changes nothing adds no history entry.
  expectStatus(await platform.put(path, set), 200)
  const [entry, ...earlier] = await historyOf(quiet.admin, "entity=limits")
  expect(earlier).toEqual(before)
  expect(entry).toMatchObject({
    ...{ act: "changed", way: "platform", entityId: quiet.id, isRevertible: false },
    by: { name: expect.stringMatching(/./) as string, email: "" },
    changes: [{ field: "callsPerSecond", from: null, to: 900 }],
  })
  expect((await revert(quiet.admin, entry?.id ?? "", { also: "all" })).status).toBe(409)
  expect((await platform.get(path)).body).toMatchObject(set)
  await limit(quiet, none)
})

it("a tenant's mail is not delayed by another tenant's older backlog", async () => {
  const address = `${unique("backlog")}@specs.test`
  const secret = Buffer.from(product().env["RATNA_SECRET_KEY"] ?? "", "base64")
  const key = Buffer.from(hkdfSync("sha256", secret, "", "mail-outbox", 32))
  const mails = Array.from({ length: 41 }, (_, n) => {
    const { id } = n < 40 ? crowded : quiet
    const subject = n < 40 ? "crowded" : "quiet"
    const from = { name: "Shop", address: "no-reply@specs.test" }
    const mail = { to: address, from, subject, text: subject, html: `<p>${subject}</p>` }
    return { tenant: id, id: unique("mail"), sealed: seal([key], id, JSON.stringify(mail)), minutes: 60 - n }
  })
  // In one statement, so that the job sees all of them or none.
  await rows(
    `with given as (select * from jsonb_to_recordset($1) as g(tenant text, id text, sealed text, minutes int)),
     written as (insert into mail_outbox (tenant_id, id, sealed, expires_at)
       select tenant, id, sealed, now() + interval '1 hour' from given)
     insert into mail_due (tenant_id, id, due_at) select tenant, id, now() - make_interval(mins => minutes) from given`,
    [JSON.stringify(mails)]
  )
  const all = await waitFor(
    "all mails",
    async () => {
      const came = await mailsTo(address)
      return came.length === mails.length ? came : undefined
    },
    60_000
  )
  // Five are sent at a time, three of one tenant.
  expect(all.findIndex((it) => it.subject === "quiet")).toBeLessThan(10)
})

describe("jobs serve all tenants in turn", () => {
  const knex = ModulesSdkUtils.createPgConnection({ clientUrl: product().databaseUrl })
  afterAll(() => knex.destroy())

  /** The queue without the limits that all workers share, whose claims take a transaction of their own. */
  const alone = <Key extends string>({ definition }: WorkQueue<Key>) => {
    const { isLimitShared: _isLimitShared, ...rest } = definition
    return new WorkQueue(rest)
  }

  interface Way {
    table: string
    take: (container: MedusaContainer) => Promise<{ tenantId: string }[]>
    /** Statement that adds rows of a tenant: `?` are the tenant, the seconds that they are due longer, their number. */
    fill: string
  }
  const due = "now() - make_interval(years => 5, secs => ?) from generate_series(1, ?) n"
  const limit = 10
  const ways: Way[] = [
    {
      table: "payment_due",
      take: (container) => paymentQueue.claim(container, { limit }),
      fill: `insert into payment_due (tenant_id, gateway_order_id, due_at) select ?::text, 'spec' || n, ${due}`,
    },
    {
      table: "refund_due",
      take: (container) => refundQueue.claim(container, { limit }),
      fill: `insert into refund_due (tenant_id, refund_id, due_at) select ?::text, 'spec' || n, ${due}`,
    },
    {
      table: "order_moved",
      take: (container) => orderSyncQueue.claim(container, { limit }),
      fill: `insert into order_moved (tenant_id, order_id, due_at) select ?::text, 'spec' || n, ${due}`,
    },
    {
      table: "mail_due",
      take: (container) => alone(mailQueue).claim(container, { limit }),
      fill: `insert into mail_due (tenant_id, id, due_at) select ?::text, 'spec' || n, ${due}`,
    },
    {
      table: "picture_due",
      take: (container) => copyQueue.claim(container, { limit }),
      fill: `insert into picture_due (tenant_id, name, due_at) select ?::text, 'spec' || n, ${due}`,
    },
    {
      table: "webhook_due",
      take: (container) => alone(webhookQueue).claim(container, { limit }),
      fill: `insert into webhook_due (tenant_id, endpoint_id, id, due_at) select ?::text, 'spec', 'spec' || n, ${due}`,
    },
    {
      table: "tenant_host",
      take: (container) => hostQueue.claim(container, { limit }),
      fill: `with it as (select ?::text as tenant)
        insert into tenant_host (tenant_id, host, token, status, due_at)
        select (select tenant from it), (select tenant from it) || n || '.test', '', 'pending', ${due}`,
    },
  ]

  const inTurn = async (
    act: (
      add: (sql: string, values: readonly (string | number)[]) => Promise<unknown>,
      container: MedusaContainer
    ) => Promise<void>
  ): Promise<void> => {
    // Rolled back, so that the product's own jobs never see these rows.
    const trx = await knex.transaction()
    const container = {
      resolve: (name: string) => (name === ContainerRegistrationKeys.PG_CONNECTION ? trx : undefined),
    }
    const add = (sql: string, values: readonly (string | number)[]): Promise<unknown> =>
      trx.raw(sql, [...values])
    await act(add, container as unknown as MedusaContainer).finally(() => trx.rollback())
  }

  it.each(ways)("in turn from $table, however much work one tenant has", async ({ fill, take }) => {
    await inTurn(async (add, container) => {
      await add(fill, [crowded.id, 60, 50])
      await add(fill, [quiet.id, 0, 1])
      const tenants = (await take(container)).map((it) => it.tenantId)
      expect(tenants).toContain(quiet.id)
      expect(tenants).toContain(crowded.id)
    })
  })

  it("in turn from catalog_stale, by the tenant of each product's catalog entry", async () => {
    await inTurn(async (add, container) => {
      const fill = `insert into catalog_stale (product_id, due_at)
        select (select product_id from catalog_entry where tenant_id = ? limit 1), ${due}`
      await add(fill, [crowded.id, 60, 50])
      await add(fill, [quiet.id, 0, 1])
      const products = (await reindexQueue.claim(container, { limit })).map((it) => it.productId)
      expect(products).toContain(quiet.stones.get("Ruby")?.id)
      expect(products).toHaveLength(limit)
    })
  })
})
