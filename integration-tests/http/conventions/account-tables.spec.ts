import { readFileSync } from "node:fs"
import { rows } from "../../support/database"
import { buy, newBuyer, newTenantWithStones, openPayment, type Buyer } from "../../support/tenant-with-stones"
import { expectStatus, PASSWORD } from "../../support/shopper"

jest.setTimeout(120_000)

/** Medusa's tables that hold no shopper's data: its staff, and tables that the product never writes. */
const notShoppers = new Set([
  "user",
  "invite",
  "account_holder",
  "customer_account_holder",
  "customer_address",
  "cart_address",
  "customer_group_customer",
  "credit_line",
  "order_credit_line",
])

/**
 * Tables that keep the id of a deleted account. It refers to nothing, and prevents another account from claiming the
 * order.
 */
const keepsId = new Set(["shop_order", "payment_ledger"])

/** Returns every table with a column for an account, a customer or an e-mail. */
const naming = async (): Promise<string[]> =>
  (
    await rows<{ table: string }>(`
      select distinct c.relname as table from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and (a.attname in ('account_id', 'customer_id') or a.attname like '%email%')`)
  )
    .map((it) => it.table)
    .filter((it) => !notShoppers.has(it))

/** Returns the tables that the registry of account data covers. */
const coveredTables = (): Set<string> => {
  const source = readFileSync("src/commands/account/holdings.ts", "utf8")
  return new Set(
    [...source.matchAll(/tables: \[([^\]]+)\]/g)].flatMap((it) =>
      [...(it[1] ?? "").matchAll(/"(\w+)"/g)].map((name) => name[1] ?? "")
    )
  )
}

/** Returns the tables in which some row contains one of these texts, in any column. */
async function tablesThatSay(words: readonly string[]): Promise<string[]> {
  const tables = await rows<{ table: string }>(
    "select relname as table from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace"
  )
  const found: string[] = []
  for (const { table } of tables) {
    const matches = await rows(`select 1 from "${table}" it where it::text ilike any($1) limit 1`, [
      words.map((it) => `%${it}%`),
    ])
    if (matches.length) found.push(table)
  }
  return found
}

it("every table with an account or an e-mail is in the registry of account data, so it is exported and erased", async () => {
  const known = coveredTables()
  expect((await naming()).filter((it) => !known.has(it))).toEqual([])
})

describe("after an account is deleted", () => {
  let buyer: Buyer

  beforeAll(async () => {
    const tenant = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
    const stoneId = tenant.stones.get("Ruby")?.id ?? ""
    buyer = await newBuyer(tenant.slug)
    expectStatus((await buy(buyer, stoneId)).response, 201)
    await openPayment(buyer, stoneId)
    expectStatus(await buyer.client.post("/api/auth/forgot-password", { email: buyer.email }), 200)
    // Simulates a mail that waits in the outbox after the mail server refused it with an error that contains the
    // address.
    await rows(
      `insert into mail_outbox (tenant_id, id, sealed, expires_at, failed_at, failure)
       select tenant_id, 'mail_refused_' || id, null, now(), now(), '550 no such user ' || email from account where id = $1`,
      [buyer.user.id]
    )
    await rows(
      `insert into history (tenant_id, id, way, by_id, by_name, by_email, act, entity, entity_id, version, changes)
       select tenant_id, 'hist_' || id, 'screen', id, name, email, 'changed', 'faq', id, 1, '[]' from account where id = $1`,
      [buyer.user.id]
    )
  })

  it("no row of any table contains the e-mail, and its id remains only with orders and payments", async () => {
    expect((await tablesThatSay([buyer.email])).length).toBeGreaterThan(5)
    expectStatus(await buyer.client.send("DELETE", "/api/account", { body: { password: PASSWORD } }), 204)
    // Rate limits keep the address for up to an hour, so that deleting an account does not reset them.
    expect((await tablesThatSay([buyer.email])).filter((it) => it !== "rate_limit")).toEqual([])
    const [account] = await rows("select 1 from account where id = $1", [buyer.user.id])
    expect(account).toBeUndefined()
    const withId = await tablesThatSay([buyer.user.id])
    expect(withId.filter((it) => !keepsId.has(it) && !["rate_limit", "history"].includes(it))).toEqual([])
  })
})
