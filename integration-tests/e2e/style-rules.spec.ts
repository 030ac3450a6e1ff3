import type { Page } from "@playwright/test"
import { compileStyle } from "../../src/domain/brand-style/compile-style"
import type { Product } from "../../src/contract/product"
import { expectStatus } from "../support/shopper"
import { styleTricks } from "../support/style-tricks"
import { superadmin } from "../support/tenant"
import { newBuyer, newTenantWithStones, type TenantWithStones } from "../support/tenant-with-stones"
import { darkPixels, unreadable, wear } from "./support/readable"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

let tenant: TenantWithStones
let stone: Product
test.beforeAll(async () => {
  const names = ["Pigeon Blood Ruby", "Spinel", "Garnet"]
  tenant = await newTenantWithStones(names.map((name) => ({ name, stock: 5, price: "123456" })))
  expectStatus(await tenant.admin.put("/api/admin/branding", { gst: "08AAAPA1234A1ZT" }), 200)
  const first = tenant.stones.get("Pigeon Blood Ruby")
  if (!first) throw new Error("The stone is not in the catalog")
  stone = first
})

/**
 * The accepted declarations of each trick, as the product serves style rules that were stored before the check existed.
 */
const served = [...new Set(styleTricks.map((it) => compileStyle(it).css))].filter(Boolean)

const enter = async (page: Page) => {
  const path = `/api/superadmin/tenants/${tenant.id}/enter`
  const { body } = await (await superadmin()).post<{ url: string }>(path, { reason: "They asked for help" })
  await page.goto(body.url)
}
const banner = (page: Page) =>
  page.getByRole("region", { name: "Visit by the platform" }).getByRole("paragraph")
const legal = (page: Page) => page.getByRole("contentinfo").getByText("08AAAPA1234A1ZT")

test("whatever a tenant's style rules are, its lists show prices, the legal line and the banner of an entered session", async ({
  page,
  at,
}) => {
  expect(styleTricks.length).toBeGreaterThan(60)
  await enter(page)
  await page.goto(at("/shop", tenant.slug))
  const card = page.getByRole("article").filter({ hasText: stone.name }).getByText("₹1,23,456")
  await expect(banner(page)).toBeVisible()
  expect(await unreadable(page, [card, legal(page), banner(page)], served)).toEqual([])
})

test("whatever a tenant's style rules are, a product's page shows its prices and the legal line", async ({
  page,
  at,
}) => {
  await page.goto(at(`/products/${stone.slug}`, tenant.slug))
  const amounts = page
    .getByRole("main")
    .getByText(/^₹[\d,]+( per carat)?$/)
    .filter({ visible: true })
  expect(await amounts.count()).toBeGreaterThan(1)
  expect(await unreadable(page, [...(await amounts.all()), legal(page)], served)).toEqual([])
})

test("no shadow, outline or border of an element beside a price covers the digits of the price", async ({
  page,
  at,
}) => {
  await page.goto(at("/shop", tenant.slug))
  const card = page.getByRole("article").filter({ hasText: stone.name }).getByText("₹1,23,456")
  const dark = await darkPixels(card)
  expect(dark).toBeGreaterThan(50)
  for (const style of served.filter((it) => /shadow|outline|border-?[^-]*:3px/.test(it))) {
    await wear(page, style)
    expect(await darkPixels(card), style).toBeGreaterThan(dark * 0.9)
  }
})

test("no style rule applies to the cart, the checkout and its Pay button", async ({ page, at }) => {
  const buyer = await newBuyer(tenant.slug)
  expectStatus(await buyer.client.post("/api/cart", { productId: stone.id, quantity: 1 }), 200)
  await beSignedIn(page, buyer.client)
  await page.goto(at("/cart", tenant.slug))
  await expect(page.getByText(/^GST \([\d.]+%\)$/)).toBeVisible()
  const amounts = page
    .getByRole("main")
    .getByText(/^₹[\d,.]+$/)
    .filter({ visible: true })
  expect(await unreadable(page, await amounts.all(), served)).toEqual([])
  await page.goto(at("/checkout", tenant.slug))
  const pay = page.getByRole("button", { name: /^Pay ₹/ })
  await expect(pay).toBeEnabled()
  expect(await unreadable(page, [...(await amounts.all()), pay], served)).toEqual([])
})

test("the admin sees which style rule is refused; accepted rules are served as this spec checks them", async () => {
  const sample = styleTricks.filter((_, index) => index % 9 === 0)
  const accepted: string[] = []
  for (const customCss of sample) {
    const { faults } = compileStyle(customCss)
    if (!faults.length) accepted.push(customCss)
    else expectStatus(await tenant.admin.put("/api/admin/branding", { customCss }), 400)
  }
  expect(accepted.length).toBeGreaterThan(5)
  expectStatus(await tenant.admin.put("/api/admin/branding", { customCss: accepted.join("\n") }), 200)
  await expect
    .poll(async () => (await tenant.admin.get<{ customCss: string }>("/api/branding")).body.customCss)
    .toBe(accepted.map((it) => compileStyle(it).css).join(""))
})
