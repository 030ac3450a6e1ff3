import type { Page } from "@playwright/test"
import type { Product } from "../../src/contract/product"
import { Client } from "../support/client"
import { product } from "../support/product"
import { buy, newBuyer, newTenantWithStones } from "../support/tenant-with-stones"
import { expectStatus } from "../support/shopper"
import { firstStaff } from "../support/medusa-staff"
import { unique } from "../support/unique"
import { medusaAdminAt, typePassword, untilMedusaAdminIsBuilt } from "./support/medusa-admin"
import { expect, test } from "./support/test"

test.setTimeout(120_000)
test.beforeAll(untilMedusaAdminIsBuilt)
// Medusa Admin requests the current user before sign-in, and looks for updates on a host of Medusa's if it is online.
test.use({
  expectedNoise: [/status of 401|script-src blocks eval|net::ERR_/],
  viewport: { width: 1280, height: 800 },
  isMobile: false,
})

/** Expects one section of a page's column to come before another, by their headings. */
async function expectBefore(page: Page, one: string, other: string): Promise<void> {
  const top = async (name: string) =>
    (await page.getByRole("heading", { name, exact: true }).boundingBox())?.y ?? 0
  for (const name of [one, other])
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible()
  // Sections that load later move the others.
  await expect(async () => expect(await top(one)).toBeLessThan(await top(other))).toPass()
}

/** Expects the parts of an order's item, from its name to its total, to have places of their own. */
async function expectSeparate(page: Page): Promise<void> {
  const held = page.getByText("Held", { exact: true }).first()
  const item = held.locator("xpath=ancestor::*[.//*[text()='Default']][1]")
  const parts = [
    item.getByText("Default", { exact: true }),
    ...(await item.getByText("₹1,48,600.00").all()),
    held.locator(".."),
  ]
  const boxes = await Promise.all(parts.map((it) => it.boundingBox()))
  expect(boxes).toHaveLength(4)
  for (const [n, one] of boxes.entries())
    for (const other of boxes.slice(n + 1)) {
      if (!one || !other) throw new Error("a part of the item is not rendered")
      const apart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y
      expect(apart).toBe(true)
    }
}

/** Chooses a tenant by request. The specs of the other pages use the control at the top of the page. */
async function chooseTenant(page: Page, tenantId: string): Promise<void> {
  const cookie = { name: "ratna_chosen_tenant", value: tenantId }
  await page
    .context()
    .addCookies([{ ...cookie, domain: new URL(product().medusaUrl).hostname, path: "/admin" }])
}

test.describe("without a chosen tenant", () => {
  // Medusa's list starts its requests before the page redirects.
  test.use({ expectedNoise: [/status of 40[13]|script-src blocks eval|net::ERR_|Choose a store first/] })

  test("platform staff choose a tenant before they see Medusa's lists, which offer no action that is refused", async ({
    page,
  }) => {
    const staff = await firstStaff()
    const tenant = await newTenantWithStones([{ name: unique("Opal"), stock: 5 }])
    await typePassword(page, staff.email)
    await expect(page.getByRole("heading", { name: "Tenants" })).toBeVisible({ timeout: 30_000 })
    await page.goto(medusaAdminAt("/products"))
    await expect(page.getByRole("heading", { name: "Tenants" })).toBeVisible({ timeout: 30_000 })
    expect(new URL(page.url()).pathname).toBe("/app/tenants")

    await chooseTenant(page, tenant.id)
    await page.goto(medusaAdminAt("/products"))
    await expect(page.getByRole("link", { name: "Create" })).toBeVisible({ timeout: 30_000 })
    for (const name of ["Export", "Import"]) await expect(page.getByRole("link", { name })).toHaveCount(0)
  })
})

test("staff see products and orders in Medusa Admin, and no request of its pages is refused", async ({
  page,
}) => {
  const staff = await firstStaff()
  const name = unique("Admin Ruby")
  const tenant = await newTenantWithStones([{ name, stock: 5, price: "148600" }])
  const stone = tenant.stones.get(name) as Product
  const { body: order } = expectStatus((await buy(await newBuyer(tenant.slug), stone.id)).response, 201)

  const refused: string[] = []
  page.on("response", (it) => {
    if (it.status() >= 400 && !it.url().endsWith("/admin/users/me"))
      refused.push(`${it.status()} ${it.url()}`)
  })
  await chooseTenant(page, tenant.id)
  await page.goto(medusaAdminAt("/login"))
  await expect(page.getByRole("heading", { name: "Welcome to Ratna" })).toBeVisible({ timeout: 30_000 })
  await typePassword(page, staff.email)
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible({ timeout: 30_000 })

  await page.goto(medusaAdminAt("/orders"))
  await page.getByRole("table").getByText(`#${order.orderNumber}`).click()
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.getByText("Jaipur").first()).toBeVisible()
  await expect(page.getByRole("heading", { name: `#${order.orderNumber}` })).toBeVisible()
  await expectBefore(page, "Store order", "Customer")
  await expect(page.getByRole("list", { name: "Timeline" }).getByText("Pending → Paid")).toBeVisible()
  // The browser's language here is American English, which groups by thousands.
  await expect(page.getByText("₹1,75,348.00").first()).toBeVisible()
  await expect(page.getByText("₹ 1,75,348.00 INR").first()).toBeVisible()
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectSeparate(page)
  }

  await page.goto(medusaAdminAt(`/products?q=${name}`))
  await page.getByText(name).first().click()
  await expect(page.getByRole("heading", { name, exact: false }).first()).toBeVisible()
  await expectBefore(page, "Gem attributes", "Variants")
  await page.getByLabel("Treatment").fill("Heated")
  await page.getByRole("combobox", { name: "Luster" }).click()
  await page.getByRole("option", { name: "Vitreous" }).click()
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Gem attributes saved")).toBeVisible()
  const shown = await new Client(tenant.slug).get(`/api/products/slug/${stone.slug}`)
  expect(shown.body).toMatchObject({ treatment: "Heated", luster: "Vitreous" })

  await page.goto(medusaAdminAt("/settings/texts"))
  await page.getByRole("searchbox", { name: "Search texts" }).fill("hero title line1")
  await expect(page.getByRole("textbox", { name: "Home page, first screen: Hero title line1" })).toBeVisible()

  await expect(page.getByText("An error occurred")).toHaveCount(0)
  expect(refused).toEqual([])
})

test("scrolling over a focused number doesn't change what staff save", async ({ page }) => {
  const staff = await firstStaff()
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 5 }])
  await chooseTenant(page, tenant.id)
  await typePassword(page, staff.email)
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible({ timeout: 30_000 })
  await page.goto(medusaAdminAt(`/products/${tenant.stones.get("Ruby")?.id}/attributes`))
  const width = page.getByRole("spinbutton", { name: "Width" })
  await width.fill("12")
  await width.hover()
  await page.mouse.wheel(0, 120)
  await page.mouse.wheel(0, -360)
  await expect(width).not.toBeFocused()
  await expect(width).toHaveValue("12")
})
