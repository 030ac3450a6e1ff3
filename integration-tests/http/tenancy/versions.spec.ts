import { knownRegistryHeader, stampHeader, type Versions } from "../../../src/contract/rules/stamp"
import { Client } from "../../support/client"
import { inTransaction, rows } from "../../support/database"
import { product } from "../../support/product"
import { setStock } from "../../support/tenant-row"
import { newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(60_000)

let tenant: TenantWithStones
let medusa: Client

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
  medusa = new Client(tenant.slug, { medusa: true })
})

/** Headers of the storefront server. */
const asStorefront = () => ({
  "x-ratna-edge": product().env["EDGE_SECRET"] ?? "",
  "x-forwarded-host": medusa.host,
  [knownRegistryHeader]: "",
})

interface Numbers {
  registry: string
  site: string
  catalog: string
}

async function versions(): Promise<Numbers> {
  const { body } = await medusa.get<Versions>(`/internal/versions?t=${tenant.id}`, {
    headers: asStorefront(),
  })
  const own = body.tenants[tenant.id]
  if (!own) throw new Error("The tenant has no versions")
  return { registry: body.registry, ...own }
}

/** The versions that a change increments. */
async function changedBy(change: () => Promise<unknown>): Promise<string[]> {
  const before = await versions()
  await change()
  const after = await versions()
  // Other specs change the registry meanwhile.
  return (["site", "catalog"] as const).filter((it) => before[it] !== after[it])
}

const ofTenant = (sql: string, ...values: unknown[]) => changedBy(() => rows(sql, [tenant.id, ...values]))

describe("a tenant's versions", () => {
  it("of a sale and of a price: the catalog's only, so that brand and texts stay valid", async () => {
    const [stone] = tenant.stones.values()
    const id = stone?.id ?? ""
    expect(await changedBy(() => setStock(id, 9))).toEqual(["catalog"])
    const price = () => tenant.admin.put(`/api/admin/products/${id}`, { price: "999.00" })
    expect(await changedBy(price)).toEqual(["catalog"])
  })

  it("of texts, settings and FAQs: the site's only", async () => {
    const insert = (table: string) =>
      ofTenant(`insert into ${table} (tenant_id, key, value) values ($1, $2, 'x')`, unique("key"))
    expect(await insert("setting")).toEqual(["site"])
    expect(await insert("content_entry")).toEqual(["site"])
    expect(await ofTenant("update content_entry set value = value || '.' where tenant_id = $1")).toEqual([
      "site",
    ])
    expect(await ofTenant("delete from setting where tenant_id = $1 and value = 'x'")).toEqual(["site"])
    expect(await ofTenant("update faq set answer = answer || '.' where tenant_id = $1")).toEqual(["site"])
    expect(await ofTenant("update faq set answer = answer where tenant_id = $1")).toEqual([])
  })

  it("of the brand: the registry's, which every stamp contains", async () => {
    const { registry } = await versions()
    expect(await ofTenant("update tenant set tagline = 'Newer' where id = $1")).toEqual([])
    expect((await versions()).registry).not.toBe(registry)
  })
})

describe("a stamp", () => {
  it("is of the versions before the data was read: a change in between makes the response old", async () => {
    const value = unique("Menu")
    const read = () => medusa.get<Record<string, string>>("/api/content", { headers: asStorefront() })
    await rows("insert into content_entry (tenant_id, key, value) values ($1, 'nav_faq', 'Before')", [
      tenant.id,
    ])
    let pending: ReturnType<typeof read> | undefined
    await inTransaction(async (ask) => {
      await ask("update content_entry set value = $2 where tenant_id = $1 and key = 'nav_faq'", [
        tenant.id,
        value,
      ])
      // The reading of the site version waits for this transaction; the texts could be read.
      await ask("lock table site_change in access exclusive mode")
      pending = read()
      await waitFor("the reading of the stamp", async () => {
        const [waiting] = await ask(
          "select 1 from pg_locks where not granted and relation = 'site_change'::regclass"
        )
        return waiting ? true : undefined
      })
    })
    const response = await pending
    const now = (await read()).headers[stampHeader]
    expect(now).toBeDefined()
    // Whoever has the current stamp must have the current text.
    expect([response?.headers[stampHeader] === now, response?.body["nav_faq"] === value]).not.toEqual([
      true,
      false,
    ])
  })

  it("is sent to the storefront server only", async () => {
    const { "x-ratna-edge": _secret, ...withoutSecret } = asStorefront()
    expect((await medusa.get("/api/content", { headers: withoutSecret })).headers).not.toHaveProperty(
      stampHeader
    )
    expect(
      (await new Client(tenant.slug).get("/api/content", { headers: asStorefront() })).headers
    ).not.toHaveProperty(stampHeader)
    expect((await medusa.get("/api/content", { headers: asStorefront() })).headers).toHaveProperty(
      stampHeader
    )
  })
})
