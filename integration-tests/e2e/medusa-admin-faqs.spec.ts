import { newStaff } from "../support/new-staff"
import { newTenant } from "../support/tenant"
import { medusaAdminAt, typePassword, untilMedusaAdminIsBuilt } from "./support/medusa-admin"
import { expectAccessible } from "./support/page-checks"
import { expect, test } from "./support/test"

test.setTimeout(180_000)
test.beforeAll(untilMedusaAdminIsBuilt)
// Medusa's dashboard requests the current user before anyone is signed in, and the orders before a tenant is chosen.
test.use({ expectedNoise: [/status of 40[13]|script-src blocks eval|Choose a store first/] })

test("staff choose a tenant in Medusa Admin and edit its FAQs, and visitors read the result", async ({
  page,
  at,
}) => {
  const tenant = await newTenant()
  const staff = await newStaff()
  await typePassword(page, staff.email)
  await page.waitForURL(/\/app\/(?!login)/)
  await page.goto(medusaAdminAt("/faqs"))
  await expect(page.getByRole("heading", { name: "FAQs" })).toBeVisible()
  await expect(page.getByText("Choose a store at the top of the page.")).toBeVisible()

  // The page of all tenants also lets staff choose one.
  await page.goto(medusaAdminAt("/tenants"))
  await page.getByRole("searchbox", { name: "Search stores" }).fill(tenant.slug)
  await expect(page.getByRole("status")).toHaveText("1 store")
  const row = page.getByRole("list", { name: "Stores" }).getByRole("listitem")
  await expect(row).toContainText(`${tenant.slug} · ${tenant.domain}`)
  await expect(row).toContainText("Active")
  await expect(row.getByRole("link", { name: "Storefront" })).toHaveAttribute("href", at("", tenant.slug))
  await expectAccessible(page, "main")
  await row.getByRole("button", { name: "Show this store" }).click()
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible()
  await expect(page.getByRole("combobox", { name: "Store" })).toContainText(tenant.slug)
  await page.getByRole("combobox", { name: "Store" }).click()
  await page.getByRole("option", { name: "Choose a store" }).click()
  await expect(page.getByRole("combobox", { name: "Store" })).toHaveText("Choose a store")

  await page.getByRole("combobox", { name: "Store" }).click()
  await page.getByRole("option", { name: new RegExp(tenant.slug) }).click()
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible()
  await expect(page.getByRole("combobox", { name: "Store" })).toContainText(tenant.slug)
  await expect(page.getByRole("link", { name: "Promotions" })).toHaveCount(0)
  await page.goto(medusaAdminAt("/faqs"))
  await page.getByRole("button", { name: "Add FAQ" }).click()
  await page.getByLabel("Question").fill("Who answers?")
  await page.getByRole("button", { name: "Create FAQ" }).click()
  await expect(page.getByText("Please fill in all fields")).toBeVisible()
  await page.getByLabel("Answer").fill("The platform.")
  await page.getByRole("button", { name: "Create FAQ" }).click()
  await expect(page.getByText("Who answers?")).toBeVisible()

  await page.goto(at("/faq", tenant.slug))
  await expect(page.getByText("The platform.")).toBeVisible()
})
