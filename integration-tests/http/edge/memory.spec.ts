import { newCatalog } from "../../support/catalog"
import { Client } from "../../support/client"
import { residentMb } from "../../support/memory"

jest.setTimeout(60_000)

/**
 * In MB: the budgets of the two caches, and garbage of some hundred pages. A catalog copy per port would take 500 MB.
 */
const allowedMb = 150
const rounds = 60

it("a visitor who makes up ports and hosts can't exhaust the storefront's memory", async () => {
  const description = "Deep red with silk, from the old mines above the river. ".repeat(140)
  const stones = Array.from({ length: 500 }, (_, at) => ({ name: `Ruby ${at}`, description }))
  const { tenant } = await newCatalog(stones)
  const hosts = (round: string): string[] => [
    `${tenant.slug}.localhost:${round}`,
    `${tenant.slug}.example:${round}`,
    `made-up-${round}.example`,
  ]
  const paths = ["/sitemap.xml", "/shop", "/shop?search=ruby", "/products/ruby-7"]
  const visit = async (round: number): Promise<void> => {
    for (const host of hosts(String(10_000 + round))) {
      // Unknown hosts reach the default tenant, which does not have this tenant's product.
      const known = host.startsWith("made-up") ? paths.slice(0, 3) : paths
      for (const path of known) {
        const { status } = await new Client("", { host }).get(path, { headers: { host } })
        expect({ host, path, status }).toEqual({ host, path, status: 200 })
      }
    }
  }
  for (let round = 0; round < 10; round++) await visit(round)
  const before = await residentMb("storefront")
  for (let round = 10; round < 10 + rounds; round++) await visit(round)
  expect((await residentMb("storefront")) - before).toBeLessThan(allowedMb)
}, 180_000)

it("links of a page have the port of its request, whichever port was requested before", async () => {
  const { tenant } = await newCatalog([{ name: "Port Ruby" }])
  for (const port of ["10001", "10002", "10001", "10001"]) {
    const host = `${tenant.slug}.example:${port}`
    const { body } = await new Client(tenant.slug).get<string>("/products/port-ruby", { headers: { host } })
    expect(body).toContain(`<link rel="canonical" href="http://${host}/products/port-ruby"/>`)
    for (const other of ["10001", "10002"].filter((it) => it !== port))
      expect(body).not.toContain(`example:${other}`)
  }
})
