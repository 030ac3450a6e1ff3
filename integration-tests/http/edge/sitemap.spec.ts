import { newCatalog } from "../../support/catalog"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { newTenant } from "../../support/tenant"

jest.setTimeout(120_000)

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, it]) => it ?? "")

it("search engines find every page and product of a small tenant in one sitemap, under the requested host", async () => {
  const { tenant, visitor } = await newCatalog([{ name: "Red Ruby" }, { name: "Blue Sapphire" }])
  const paths = ["/", "/shop", "/faq", "/contact", "/products/blue-sapphire", "/products/red-ruby"]
  for (const client of [visitor, new Client(tenant.slug, { host: `${tenant.slug}.example` })]) {
    const response = await client.get<string>("/sitemap.xml")
    expect(response).toMatchObject({
      status: 200,
      headers: {
        "content-type": "application/xml; charset=utf-8",
        "cache-control": "public, max-age=600",
      },
    })
    expect(locations(response.body)).toEqual(paths.map((it) => client.origin + it))
  }
  expect(await visitor.send("HEAD", "/sitemap.xml")).toMatchObject({ status: 200, body: "" })
  for (const none of ["/sitemap-0.xml", "/sitemap-2.xml"]) expect((await visitor.get(none)).status).toBe(404)
})

it("an unknown tenant has no sitemap", async () => {
  const response = await new Client("none", { host: "no-such-shop.localhost" }).get<string>("/sitemap.xml")
  expect(response.status).toBe(404)
  expect(response.body).toMatch(/store not found/i)
})

it("the list of slugs is paged with a total count, and contains no other tenant's slugs", async () => {
  const { visitor } = await newCatalog([{ name: "Opal A" }, { name: "Opal B" }, { name: "Opal C" }])
  const response = await visitor.get("/api/sitemap?limit=2&offset=1")
  expect(response).toMatchObject({ status: 200, body: ["opal-b", "opal-c"] })
  expect(response.headers["x-total-count"]).toBe("3")
  expect((await visitor.get("/api/sitemap?limit=0")).status).toBe(400)
  const { slug } = await newTenant()
  expect((await new Client(slug).get("/api/sitemap")).body).toEqual([])
})

it("above 50,000 URLs an index links to sitemaps that contain each product once", async () => {
  const { tenant, visitor } = await newCatalog([{ name: "One" }])
  const stones = 50_010
  await copyStone(tenant.id, "one", stones)
  try {
    await rows("insert into catalog_change (tenant_id) values ($1)", [tenant.id])
    const index = await visitor.get<string>("/sitemap.xml")
    expect(index.body).toContain("<sitemapindex")
    expect(locations(index.body)).toEqual([1, 2].map((it) => `${visitor.origin}/sitemap-${it}.xml`))
    const maps = await Promise.all([1, 2].map((it) => visitor.get<string>(`/sitemap-${it}.xml`)))
    const found = maps.map((it) => locations(it.body))
    expect(found.map((it) => it.length)).toEqual([50_000, stones + 1 + 4 - 50_000])
    expect(new Set(found.flat()).size).toBe(stones + 5)
    expect((await visitor.get("/sitemap-3.xml")).status).toBe(404)
  } finally {
    await rows("delete from catalog_entry where tenant_id = $1 and slug <> 'one'", [tenant.id])
  }
})

/** Copies a catalog entry in the database: importing this many products would take minutes. */
async function copyStone(tenantId: string, slug: string, copies: number): Promise<void> {
  const found = await rows<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'catalog_entry' and is_generated = 'NEVER'`
  )
  const changed: Partial<Record<string, string>> = {
    slug: "'many-' || n",
    product_id: "'many_' || tenant_id || n",
  }
  const names = found.map((it) => it.name)
  await rows(
    `insert into catalog_entry (${names.join(", ")})
     select ${names.map((it) => changed[it] ?? it).join(", ")} from catalog_entry, generate_series(1, $3) n
     where tenant_id = $1 and slug = $2`,
    [tenantId, slug, copies]
  )
}
