import type { PlatformOverview } from "../../src/contract/platform"
import { mailTo } from "../support/mailbox"
import { picture } from "../support/pictures"
import { newTenant, superadmin } from "../support/tenant"
import { unique } from "../support/unique"
import { expectGoodPage } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

test.describe("the superadmin", () => {
  // The browser logs the tenant's responses after it is closed and after it is deleted.
  test.use({ expectedNoise: [/503 \(Service Unavailable\)|404 \(Not Found\)/] })

  test("opens a tenant, sees it in its brand, edits, closes and deletes it", async ({ page, at }) => {
    const slug = unique("gem")
    const brand = `Maison ${slug}`
    const adminEmail = `admin@${slug}.test`
    await beSignedIn(page, await superadmin())

    await page.goto(at("/superadmin"))
    await expect(page.getByRole("heading", { level: 1, name: "Platform Overview" })).toBeVisible()
    const figures = page.getByRole("region", { name: "Figures" })
    for (const name of ["Total Tenants", "Total Users", "Total Products", "Total Orders", "Platform Revenue"])
      await expect(figures.getByRole("heading", { name })).toBeVisible()
    for (const hint of ["Across all tenants", "Platform-wide", "All time", "Total earnings"])
      await expect(figures.getByText(hint)).toBeVisible()
    await expect(figures).toContainText("Target +12.5% from last month")
    await expect(page.getByRole("heading", { name: "Tenant Overview" })).toBeVisible()
    await expect(page.getByRole("link", { name: "Manage All Tenants" })).toHaveAttribute(
      "href",
      "/superadmin/tenants"
    )
    await expectGoodPage(page)

    await page.getByRole("button", { name: "Create Tenant" }).click()
    const dialog = page.getByRole("dialog", { name: "Create Tenant" })
    const form = dialog.getByRole("form")
    await form.getByRole("textbox", { name: "Brand Name" }).fill(brand)
    await expect(form.getByRole("textbox", { name: "Slug" })).toHaveValue(/^maison-gem-/)
    await form.getByRole("textbox", { name: "Slug" }).fill(slug)
    await form.getByRole("textbox", { name: "Primary Color", exact: true }).fill("#7f1d1d")
    await form.getByRole("textbox", { name: "Administrator's email" }).fill(adminEmail)
    await form
      .getByLabel(/Choose Logo/)
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await picture("#7f1d1d") })
    await expect(form.getByRole("img", { name: "Logo, not saved yet" })).toBeVisible()
    // The bar with the buttons stays at the window's lower edge, however long the form is.
    const buttons = form.getByRole("button", { name: "Create Tenant" }).locator("..")
    await expect
      .poll(async () => {
        const box = await buttons.boundingBox()
        return box && Math.abs(box.y + box.height - (page.viewportSize()?.height ?? 0)) <= 1
      })
      .toBe(true)
    await form.getByRole("button", { name: "Create Tenant" }).click()
    await expect(form.getByRole("alert").getByRole("button", { name: "Domain" })).toBeVisible()
    await expect(form.getByRole("textbox", { name: "Domain" })).toHaveAttribute("aria-invalid", "true")
    await expectGoodPage(page)
    await form.getByRole("textbox", { name: "Domain" }).fill(`${slug}.example`)
    await form.getByRole("button", { name: "Create Tenant" }).click()
    await expect(page.getByText("Tenant created successfully")).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect((await mailTo(adminEmail)).text).toContain("72 hours")

    await page.goto(at("/contact", slug))
    await expect(page.getByRole("banner").getByRole("img", { name: brand })).toHaveAttribute("src", /\.png$/)
    await expect(page.getByRole("button", { name: "Send Message" })).toHaveCSS(
      "background-color",
      "rgb(127, 29, 29)"
    )

    await page.goto(at(`/superadmin/tenants?search=${slug}`))
    await expect(page.getByRole("heading", { level: 1, name: "Tenant Management" })).toBeVisible()
    await expect(page.getByText("Manage all tenants in your multi-tenant platform")).toBeVisible()
    await expect(page.getByText("1 tenant found")).toBeVisible()
    const card = page.getByRole("article", { name: brand })
    await expect(card.getByRole("img", { name: `${brand} logo` })).toBeVisible()
    await expect(card.getByRole("link", { name: /^Visit Site/ })).toHaveAttribute(
      "href",
      new RegExp(`//${slug}\\.example`)
    )
    await expectGoodPage(page)
    await card.getByRole("button", { name: "Limits" }).click()
    const limits = page.getByRole("dialog", { name: `Limits of ${brand}` })
    const perSecond = limits.getByRole("textbox", { name: "Requests per second" })
    await perSecond.fill("0")
    await limits.getByRole("button", { name: "Set Limits" }).click()
    await expect(limits.getByRole("alert").getByRole("button", { name: "Requests per second" })).toBeVisible()
    await expectGoodPage(page)
    await perSecond.fill("500")
    await limits.getByRole("button", { name: "Set Limits" }).click()
    await expect(page.getByText(`Limits of ${brand} are set`)).toBeVisible()
    await expect(limits).toHaveCount(0)

    await card.getByRole("button", { name: "Edit" }).click()
    const edit = page.getByRole("dialog", { name: `Edit Tenant: ${brand}` })
    const active = edit.getByRole("switch", { name: "Active" })
    await expect(active).toBeChecked()
    await edit.getByRole("textbox", { name: "Tagline" }).fill("Stones with a story")
    await active.click()
    await edit.getByRole("textbox", { name: "Reason for closing" }).fill("Moving house")
    await edit.getByRole("button", { name: "Close" }).click()
    const leaving = page.getByRole("dialog", { name: "Leave without saving?" })
    await leaving.getByRole("button", { name: "Stay" }).click()
    await expect(leaving).toHaveCount(0)
    await expect(edit.getByRole("textbox", { name: "Tagline" })).toHaveValue("Stones with a story")
    await expectGoodPage(page)
    await edit.getByRole("button", { name: "Update Tenant" }).click()
    await expect(
      page.getByText("Tenant updated successfully. Changes will reflect on tenant site.")
    ).toBeVisible()
    await expect(card).toContainText("Inactive")
    await expect(card).toContainText("Closed: Moving house")
    await expect(card).toContainText("Stones with a story")
    const closed = await page.goto(at("/", slug))
    expect(closed?.status()).toBe(503)
    await expect(page.getByText(/closed/i).first()).toBeVisible()

    await page.goto(at(`/superadmin/tenants?search=${slug}&status=inactive`))
    const confirmation = page.waitForEvent("dialog").then(async (it) => {
      expect(it.message()).toBe(`Delete tenant "${brand}"?`)
      await it.accept()
    })
    await card.getByRole("button", { name: "Delete" }).click()
    await confirmation
    await expect(page.getByText("Tenant deleted successfully")).toBeVisible()
    await expect(card).toHaveCount(0)
    await expect(page.getByText("No tenant matches your search or filters.")).toBeVisible()
    expect((await page.goto(at("/", slug)))?.status()).toBe(404)
  })
})

test.describe("the superadmin, when a request fails or there is no tenant yet", () => {
  // The browser logs the responses without a body, like those of a proxy.
  test.use({ expectedNoise: [/502 \(Bad Gateway\)|refused in another shape than agreed/] })

  test("sees which request failed, keeps what was typed, and sees how to begin", async ({ page, at }) => {
    const tenant = await newTenant()
    const platform = await superadmin()
    await beSignedIn(page, platform)
    await page.goto(at(`/superadmin/tenants?search=${tenant.slug}`))
    await page.route("**/api/superadmin/tenants**", (route) =>
      route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 502, json: {} })
    )
    const card = page.getByRole("article", { name: tenant.brandName })
    page.once("dialog", (it) => void it.accept())
    await card.getByRole("button", { name: "Delete" }).click()
    await expect(page.getByRole("alert").getByText("Failed to delete tenant")).toBeVisible()

    await card.getByRole("button", { name: "Edit" }).click()
    const tagline = page.getByRole("textbox", { name: "Tagline" })
    await tagline.fill("Stones with a story")
    await page.getByRole("button", { name: "Update Tenant" }).click()
    await expect(page.getByRole("alert").getByText("Failed to update tenant")).toBeVisible()
    await expect(tagline).toHaveValue("Stones with a story")
    await page.getByRole("button", { name: "Cancel" }).click()
    await page
      .getByRole("dialog", { name: "Leave without saving?" })
      .getByRole("button", { name: "Leave" })
      .click()

    await page.getByRole("button", { name: "Create Tenant" }).click()
    const form = page.getByRole("form", { name: "Create Tenant" })
    await form.getByRole("textbox", { name: "Brand Name" }).fill("Nobody's")
    await form.getByRole("textbox", { name: "Domain" }).fill("nobodys.example")
    await form.getByRole("button", { name: "Create Tenant" }).click()
    await expect(page.getByRole("alert").getByText("Failed to create tenant")).toBeVisible()
    await page.unrouteAll()

    // The platform's own tenant always exists, so the spec replaces the response to show the empty state.
    await page.goto(at("/superadmin"))
    await page.route("**/api/superadmin/tenants?*", (route) =>
      route.fulfill({ json: [], headers: { "x-total-count": "0" } })
    )
    await page.getByRole("link", { name: "Manage All Tenants" }).click()
    await expect(page.getByText("No tenants yet", { exact: true })).toBeVisible()
    await expect(page.getByRole("button", { name: "Create Your First Tenant" })).toBeVisible()
    await page.goto(at("/superadmin/tenants"))
    const { body } = await platform.get<PlatformOverview>("/api/superadmin/analytics/overview")
    await page.route("**/api/superadmin/analytics/overview?*", (route) =>
      route.fulfill({ json: { ...body, matchingTenants: 0, tenantBreakdown: [] } })
    )
    await page.getByRole("navigation", { name: "Platform" }).getByRole("link").first().click()
    await expect(page.getByText("No Tenants Yet", { exact: true })).toBeVisible()
    await expect(page.getByText("Create your first tenant to get started")).toBeVisible()
    await expect(page.getByRole("button", { name: "Create First Tenant" })).toBeVisible()
  })
})

test("a tenant's admin is redirected to the tenant's home page", async ({ page, at }) => {
  const { admin, slug } = await newTenant()
  await beSignedIn(page, admin)
  for (const path of ["/superadmin", "/superadmin/tenants"]) {
    await page.goto(at(path, slug))
    await expect(page).toHaveURL(at("/", slug))
  }
})
