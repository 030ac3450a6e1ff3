import type { Page } from "@playwright/test"
import type { Totals } from "../../src/contract/checkout"
import { Client } from "../support/client"
import { newTenant, type NewTenant } from "../support/tenant"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

let here: NewTenant
test.beforeAll(async () => {
  here = await newTenant()
})
test.beforeEach(async ({ page }) => {
  await beSignedIn(page, here.admin)
})

const expectGoodPage = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
}
const rowOf = (page: Page, label: string) =>
  page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: label })

test("the five tabs are used by keyboard", async ({ page, at }) => {
  await page.goto(at("/admin/settings", here.slug))
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible()
  await expect(page.getByText("Configure site settings, manage FAQs, and update content")).toBeVisible()
  await expect(page.getByRole("tab")).toHaveText(["General", "Contact", "Invoice", "FAQs", "Content"])
  const general = page.getByRole("tab", { name: "General" })
  await expect(general).toHaveAttribute("aria-selected", "true")
  await general.focus()
  for (const tab of ["Contact", "Invoice", "FAQs", "Content"]) {
    await page.keyboard.press("ArrowRight")
    await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true")
    await expect(page).toHaveURL(at(`/admin/settings?tab=${tab.toLowerCase()}`, here.slug))
  }
  await page.goBack()
  await expect(page.getByRole("heading", { name: "FAQ Management" })).toBeVisible()
})

test("scrolling over a focused rate doesn't change what shoppers pay", async ({ page, at }) => {
  await page.goto(at("/admin/settings", here.slug))
  const rate = page.getByLabel("GST Rate (%)")
  const before = await rate.inputValue()
  await rate.click()
  await page.mouse.wheel(0, 120)
  await page.mouse.wheel(0, -360)
  await page.keyboard.press("ArrowDown")
  // Any change of the value shows before the next frame is drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(rate).toHaveValue(before)
})

test("rates: the next shopper pays the saved rates", async ({ page, at }) => {
  await page.goto(at("/admin/settings", here.slug))
  for (const label of ["GST Rate (%)", "Shipping Fee (INR)", "Free Shipping Threshold (INR)"])
    await expect(page.getByLabel(label)).toBeVisible()
  await expectGoodPage(page)
  await page.getByLabel("GST Rate (%)").fill("120")
  await page.getByRole("button", { name: "Save Changes" }).click()
  await expect(page.getByText("GST rate must be a number from 0 to 100")).toBeVisible()
  await expectGoodPage(page)
  await page.getByLabel("GST Rate (%)").fill("3")
  const calls: string[] = []
  page.on("request", (it) => {
    if (it.method() === "PUT") calls.push(new URL(it.url()).pathname)
  })
  await page.getByRole("button", { name: "Save Changes" }).click()
  await expect(page.getByText("Settings updated successfully")).toBeVisible()
  expect(calls.sort()).toEqual(
    ["free_shipping_threshold", "gst_rate", "shipping_fee"].map((it) => `/api/admin/settings/${it}`)
  )
  const totals = await new Client(here.slug).post<Totals>("/api/settings/calculate-totals", {
    subtotal: 1000,
  })
  expect(totals.body).toMatchObject({ gstRate: 3, gst: 30 })
})

test("contact details are edited in their row, by keyboard, and the contact page shows them immediately", async ({
  page,
  at,
  isMobile,
}) => {
  await page.goto(at("/admin/settings?tab=contact", here.slug))
  for (const label of ["Contact Email", "Contact Phone", "Business Address"])
    await expect(page.getByText(`Not set - Click Edit to add ${label}`)).toBeVisible()
  await expectGoodPage(page)
  await rowOf(page, "Business Address").getByRole("button", { name: "Edit" }).focus()
  await page.keyboard.press("Enter")
  const field = page.getByRole("textbox", { name: "Business Address" })
  await expect(field).toBeFocused()
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Field cannot be empty")).toBeVisible()
  await expectGoodPage(page)
  await field.fill("1 Johari Bazaar\nJaipur")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Contact information updated")).toBeVisible()
  await expect(rowOf(page, "Business Address").getByRole("button", { name: "Edit" })).toBeFocused()
  // On desktops, in the same window, without loading a new document.
  // On phones, the compact footer has no links.
  if (isMobile) await page.goto(at("/contact", here.slug))
  else await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click()
  await expect(page.getByRole("main")).toContainText("1 Johari Bazaar")
  await expect(page.getByRole("contentinfo")).toContainText("1 Johari Bazaar")
})

test("invoice details are saved together", async ({ page, at }) => {
  await page.goto(at("/admin/settings?tab=invoice", here.slug))
  await page.getByLabel("Company Name").fill("Ratna Gems Pvt Ltd")
  await page.getByLabel("Company Address").fill("1 Johari Bazaar\nJaipur")
  await page.getByLabel("GSTIN").fill("08AAKCR7341Q1ZK")
  await page.getByLabel("PAN", { exact: true }).fill("AAKCR7341Q")
  await expectGoodPage(page)
  await page.getByRole("button", { name: "Save Changes" }).click()
  await expect(page.getByText("Invoice settings updated successfully")).toBeVisible()
  await page.reload()
  await expect(page.getByLabel("Company Address")).toHaveValue("1 Johari Bazaar\nJaipur")
  await expect(page.getByLabel("PAN", { exact: true })).toHaveValue("AAKCR7341Q")
})

test("texts are edited, searched and reset, and the tenant's pages show them", async ({ page, at }) => {
  await page.goto(at("/admin/settings?tab=content", here.slug))
  for (const name of ["Homepage Hero", "About Section", "Footer"])
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible()
  for (const label of [
    "Title Line 1 (Regular)",
    "Title Line 2 (Gold Gradient)",
    "Subtitle",
    "Title",
    "Content",
  ])
    await expect(page.getByRole("tabpanel").getByText(label, { exact: true })).toBeVisible()
  await expect(page.getByRole("tabpanel").getByText("Footer About Text", { exact: true })).toBeVisible()
  await expect(page.getByText("Not set", { exact: true })).toHaveCount(6)
  await expectGoodPage(page)
  await rowOf(page, "Title Line 2").getByRole("button", { name: "Edit" }).click()
  const field = page.getByRole("textbox", { name: "Title Line 2" })
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Content cannot be empty")).toBeVisible()
  await field.fill("made for you")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Content updated successfully")).toBeVisible()
  await expect(page.getByText("Not set", { exact: true })).toHaveCount(5)

  await page.getByRole("searchbox", { name: "Search texts..." }).fill("explore the collection")
  const button = rowOf(page, "Hero button")
  await button.getByRole("button", { name: "Edit" }).click()
  await page.getByRole("textbox", { name: "Hero button" }).fill("See the stones")
  await expectGoodPage(page)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "See the stones" })).toBeVisible()

  await page.goto(at("/", here.slug))
  await expect(page.getByRole("heading", { level: 1 })).toContainText("made for you")
  await expect(page.getByRole("link", { name: "See the stones" })).toBeVisible()

  await page.goto(at("/admin/settings?tab=content", here.slug))
  await page.getByRole("button", { name: "Reset Title Line 2" }).click()
  await page
    .getByRole("dialog", { name: "Restore the default text?" })
    .getByRole("button", { name: "Reset" })
    .click()
  await expect(page.getByText("Not set", { exact: true })).toHaveCount(6)
})

test.describe("a save that fails", () => {
  test.use({ expectedNoise: [/500 \(Internal Server Error\)/] })

  test("shows the server's error message, and what was typed stays", async ({ page, at }) => {
    const response = { error: "The store could not save it.", code: "INTERNAL_ERROR" }
    await page.route("**/api/admin/{settings,content}/*", (route) =>
      route.fulfill({ status: 500, json: response })
    )
    const expectNotified = async () => {
      await expect(page.getByText("Error", { exact: true })).toBeVisible()
      await expect(page.getByText(response.error)).toBeVisible()
    }
    await page.goto(at("/admin/settings", here.slug))
    await page.getByLabel("Shipping Fee (INR)").fill("77")
    await page.getByRole("button", { name: "Save Changes" }).click()
    await expectNotified()
    await expect(page.getByLabel("Shipping Fee (INR)")).toHaveValue("77")
    await page.goto(at("/admin/settings?tab=content", here.slug))
    await rowOf(page, "Subtitle").getByRole("button", { name: "Edit" }).click()
    await page.getByRole("textbox", { name: "Subtitle" }).fill("Typed")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expectNotified()
    await expect(page.getByRole("textbox", { name: "Subtitle" })).toHaveValue("Typed")
    await expectGoodPage(page)
  })
})

test.describe("two admins who edit at once", () => {
  // The browser logs the 409.
  test.use({ expectedNoise: [/status of 409/] })

  test("a rate that another admin has changed is offered beside the typed one", async ({ page, at }) => {
    await page.goto(at("/admin/settings", here.slug))
    const fee = page.getByLabel("Shipping Fee (INR)", { exact: true })
    await fee.fill("60")
    await here.admin.put("/api/admin/settings/shipping_fee", { value: "70" })
    await page.getByRole("button", { name: "Save Changes" }).click()
    const choice = page.getByRole("group", { name: "Shipping Fee (INR): two versions" })
    await expect(choice).toContainText("70")
    await expect(fee).toHaveValue("60")
    await expectGoodPage(page)
    await choice.getByRole("button", { name: "Keep mine" }).click()
    await page.getByRole("button", { name: "Save Changes" }).click()
    await expect(page.getByText("Settings updated successfully")).toBeVisible()
    const { body } = await new Client(here.slug).post<Totals>("/api/settings/calculate-totals", {
      subtotal: 1,
    })
    expect(body).toMatchObject({ shippingFee: 60 })
  })
})
