import type { Product } from "../../src/contract/product"
import { Client } from "../support/client"
import { product } from "../support/product"
import { buy, newBuyer, newTenantWithStones } from "../support/tenant-with-stones"
import { expectStatus, PASSWORD } from "../support/shopper"
import { firstStaff } from "../support/medusa-staff"
import { unique } from "../support/unique"
import { expect, test } from "./support/test"

test.setTimeout(120_000)
// Before anybody is signed in, its page asks who is; and it looks for news at a host of Medusa's, where there is a way out.
test.use({
  expectedNoise: [/status of 401|net::ERR_/],
  viewport: { width: 1280, height: 800 },
  isMobile: false,
})

test("staff sees products and orders in Medusa Admin, and no call of its pages is refused", async ({
  page,
}) => {
  const staff = await firstStaff()
  const name = unique("Admin Ruby")
  const shop = await newTenantWithStones([{ name, stock: 5 }])
  const stone = shop.stones.get(name) as Product
  const { body: order } = expectStatus((await buy(await newBuyer(shop.slug), stone.id)).answer, 201)

  const refused: string[] = []
  page.on("response", (it) => {
    if (it.status() >= 400 && !it.url().endsWith("/admin/users/me"))
      refused.push(`${it.status()} ${it.url()}`)
  })
  const at = (path: string) => `${product().medusaUrl}/app${path}`
  // As if chosen at the top of the page, which the specs of its other pages do.
  const cookie = { name: "ratna_chosen_tenant", value: shop.tenant.id }
  await page
    .context()
    .addCookies([{ ...cookie, domain: new URL(product().medusaUrl).hostname, path: "/admin" }])
  await page.goto(at("/login"))
  await page.getByPlaceholder("Email").fill(staff.email)
  await page.getByPlaceholder("Password").fill(PASSWORD)
  await page.getByRole("button", { name: /continue/i }).click()
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible({ timeout: 30_000 })

  await page.goto(at("/orders"))
  await page.getByRole("table").getByText(shop.tenant.brandName).first().click()
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.getByText("Jaipur").first()).toBeVisible()
  await expect(page.getByText(order.orderNumber).first()).toBeVisible()
  await expect(page.getByRole("list", { name: "Timeline" }).getByText("PENDING → PAID")).toBeVisible()

  await page.goto(at(`/products?q=${name}`))
  await page.getByText(name).first().click()
  await expect(page.getByRole("heading", { name, exact: false }).first()).toBeVisible()
  await expect(page.getByRole("heading", { name: "Variants" })).toBeVisible()
  await page.getByLabel("Treatment").fill("Heated")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Gem attributes saved")).toBeVisible()
  const shown = await new Client(shop.slug).get(`/api/products/slug/${stone.slug}`)
  expect(shown.body).toMatchObject({ treatment: "Heated" })

  await expect(page.getByText("An error occurred")).toHaveCount(0)
  expect(refused).toEqual([])
})
