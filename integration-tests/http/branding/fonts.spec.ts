import type { AdminBranding } from "../../../src/contract/admin-branding"
import { defaultFontPair } from "../../../src/contract/rules/tenant-defaults"
import { Client } from "../../support/client"
import { sendForm } from "../../support/form"
import { historyOf, revertNewest } from "../../support/history"
import { brandOn, tenantsPath } from "../../support/platform"
import { expectStatus } from "../../support/shopper"
import { newTenant, type NewTenant, superadmin } from "../../support/tenant"

jest.setTimeout(60_000)

let tenant: NewTenant
beforeAll(async () => {
  tenant = await newTenant()
})

const page = async () => String((await new Client(tenant.slug).get("/faq")).body)
/** Names of the files that a page preloads, without the build's hash. */
const preloaded = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload"[^>]*href="\/assets\/([\w-]+)-[\w-]{8}\.woff2"[^>]*>/g)].map(
    ([, name = ""]) => name
  )
const worker = async (query: string) =>
  String((await new Client(tenant.slug).get(`/service-worker.js${query}`)).body)

it("a tenant without a choice loads the built-in pair of fonts, and no other", async () => {
  expect(await brandOn(tenant.slug)).toMatchObject({ fonts: defaultFontPair })
  const html = await page()
  expect(preloaded(html)).toEqual(["fraunces", "figtree"])
  expect(html).not.toMatch(/data-fonts=|Playfair|Cormorant|Manrope/)
  expect(await worker("")).toContain("/assets/fraunces-")
})

it("shoppers' pages and the service worker load only the chosen pair, and reverting the choice restores the previous pair", async () => {
  const chosen = await tenant.admin.put<AdminBranding>("/api/admin/branding", { fonts: "playfair-source" })
  expect(expectStatus(chosen, 200).body.fonts).toBe("playfair-source")
  const html = await page()
  expect(preloaded(html)).toEqual(["playfair-display", "source-sans-3"])
  expect(html).toContain('<html lang="en-IN" data-fonts="playfair-source">')
  const style = /<style data-app=""[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ""
  expect(style).toMatch(/html\[data-fonts=playfair-source\]\{--font-display:"Playfair Display", ?"Playfair/)
  const files = [...style.matchAll(/url\("?(\/assets\/[\w.-]+)"?\)/g)].map(([, url = ""]) => url)
  expect(files.length).toBeGreaterThanOrEqual(6)
  for (const url of files) expectStatus(await new Client(tenant.slug).get(url), 200)
  const script = await worker("?fonts=playfair-source")
  expect(script).toContain("/assets/playfair-display-")
  expect(script).not.toContain("/assets/fraunces-")
  const [entry] = await historyOf(tenant.admin, "entity=branding")
  expect(entry?.changes).toEqual([{ field: "fonts", from: defaultFontPair, to: "playfair-source" }])
  await revertNewest(tenant.admin, "entity=branding")
  expect(preloaded(await page())).toEqual(["fraunces", "figtree"])
})

it("the platform can choose fonts too, and the page of a closed tenant uses them", async () => {
  const platform = await superadmin()
  const path = `${tenantsPath}/${tenant.id}`
  expect(await sendForm(platform, "PUT", path, { fonts: "manrope-inter", isActive: "false" })).toMatchObject({
    status: 200,
    body: { fonts: "manrope-inter" },
  })
  const closed = await new Client(tenant.slug).get<string>("/faq")
  expect(closed.status).toBe(503)
  expect(preloaded(closed.body)).toEqual(["manrope", "inter"])
  expectStatus(await platform.put(path, { fonts: defaultFontPair, isActive: true }), 200)
})

it("fonts that aren't built in are refused at their field, and nothing changes", async () => {
  const before = await brandOn(tenant.slug)
  const platform = await superadmin()
  const fonts = "comic-sans"
  const names = { brandName: "Never", slug: `${tenant.slug}-2`, domain: `${tenant.slug}-2.example` }
  for (const response of [
    await tenant.admin.put("/api/admin/branding", { fonts, tagline: "Never" }),
    await sendForm(platform, "PUT", `${tenantsPath}/${tenant.id}`, { fonts, tagline: "Never" }),
    await platform.post(tenantsPath, { ...names, fonts }),
  ])
    expect(response).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED", details: [{ path: "fonts" }] },
    })
  expect(await brandOn(tenant.slug)).toEqual(before)
  expect((await new Client(names.slug).get("/api/branding")).status).toBe(404)
})
