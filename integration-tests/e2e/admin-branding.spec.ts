import type { Page } from "@playwright/test"
import type { AdminBranding } from "../../src/contract/admin-branding"
import { keptFiles, picture } from "../support/pictures"
import { newTenant, type NewTenant } from "../support/tenant"
import { expectGoodPage } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

let here: NewTenant
test.beforeAll(async () => {
  here = await newTenant()
})

const open = async (page: Page, at: (path: string, slug?: string) => string) => {
  await beSignedIn(page, here.admin)
  await page.goto(at("/admin/branding", here.slug))
  await expect(page.getByRole("heading", { level: 1, name: "Brand" })).toBeVisible()
  // The script runs once the preview shows the colours.
  await expect(page.getByRole("figure", { name: "Preview" }).getByText("Home")).toHaveAttribute(
    "style",
    /rgb/
  )
}
const brand = (page: Page) => page.getByRole("form", { name: "Brand" })
const save = (page: Page) => brand(page).getByRole("button", { name: "Save Changes" }).click()
const saved = (page: Page) => expect(page.getByText("Branding updated successfully")).toBeVisible()

test("colours and fonts: the form reports text that lacks contrast, the preview follows, and the tenant's pages use them", async ({
  page,
  at,
}) => {
  await open(page, at)
  await expectGoodPage(page)
  const primary = page.getByRole("textbox", { name: "Primary", exact: true })
  const field = primary.locator("xpath=ancestor::div[2]")
  await primary.fill("#fde68a")
  await expect(field).toContainText("Light: text on it is dark.")
  await primary.fill("#7f1d1d")
  await expect(field).toContainText("White text reads well on it.")
  const preview = page.getByRole("figure", { name: "Preview" })
  await expect(preview.getByText("Add to Cart")).toHaveCSS("background-color", "rgb(127, 29, 29)")
  const playfair = brand(page).getByRole("radio", { name: /^Playfair Display & Source Sans 3/ })
  await playfair.check()
  await expect(preview.getByText("Add to Cart")).toHaveCSS("font-family", /^"Source Sans 3"/)
  await primary.fill("red")
  await save(page)
  await expect(brand(page).getByRole("alert").getByRole("button", { name: "Primary" })).toBeVisible()
  await expect(field).toContainText("Colour must look like #1e293b")
  await expectGoodPage(page)
  await primary.fill("#7f1d1d")
  await page.getByRole("textbox", { name: "Tagline" }).fill("Stones with a story")
  await save(page)
  await saved(page)
  await page.goto(at("/contact", here.slug))
  const button = page.getByRole("button", { name: "Send Message" })
  await expect(button).toHaveCSS("background-color", "rgb(127, 29, 29)")
  await expect(button).toHaveCSS("font-family", /^"Source Sans 3"/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"Playfair Display"/)
  const loaded = await page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)].filter((it) => it.status === "loaded")
    return [...new Set(faces.map((it) => it.family.replaceAll('"', "")))].filter((it) => !/Stand-in/.test(it))
  })
  expect(loaded.toSorted()).toEqual(["Playfair Display", "Source Sans 3"])
})

test("a logo is chosen, previewed before it is saved, shown in the header immediately, and removed again", async ({
  page,
  at,
}) => {
  await open(page, at)
  const logo = brand(page).getByRole("group", { name: "Logo" })
  const choose = logo.getByLabel(/(Choose|Replace) Logo/)
  await choose.setInputFiles({ name: "logo.txt", mimeType: "text/plain", buffer: Buffer.from("x") })
  await expect(logo).toContainText("Please choose a JPEG, PNG, WebP, AVIF, GIF or SVG file")
  await choose.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await picture("#7f1d1d") })
  await expect(logo.getByRole("img", { name: "Logo, not saved yet" })).toBeVisible()
  await expect(page.getByRole("figure", { name: "Preview" }).locator('[data-part="logo"]')).toBeVisible()
  await expectGoodPage(page)
  await save(page)
  await saved(page)
  await expect(logo.getByRole("img", { name: "Logo in use" })).toBeVisible()
  const mark = page.getByRole("banner").getByRole("img", { name: `Shop ${here.slug}` })
  await expect(mark).toHaveAttribute("src", /\/static\/\w+\/[0-9a-f]{32}\.png$/)
  await logo.getByRole("button", { name: "Remove Logo" }).click()
  await save(page)
  await expect(mark).toHaveCount(0)
  const { body } = await here.admin.get<AdminBranding>("/api/admin/branding")
  expect(body.logo).toBeNull()
})

test.describe("a picture that the server refuses", () => {
  test.use({ expectedNoise: [/400 \(Bad Request\)/] })
  test("shows its error at its field, what was typed stays, and nothing is stored", async ({ page, at }) => {
    await open(page, at)
    const before = keptFiles(here.id)
    const icon = brand(page).getByRole("group", { name: "Icon" })
    const script = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
    await icon
      .getByLabel(/(Choose|Replace) Icon/)
      .setInputFiles({ name: "icon.svg", mimeType: "image/svg+xml", buffer: Buffer.from(script) })
    const phone = page.getByRole("textbox", { name: "Phone" })
    await phone.fill("+91 98290 00000")
    await save(page)
    await expect(icon).toContainText("An SVG must not contain scripts")
    await expect(phone).toHaveValue("+91 98290 00000")
    expect(keptFiles(here.id)).toEqual(before)
    await brand(page).getByRole("button", { name: "Discard" }).click()
  })
})

test("payment keys are saved and never shown; a button checks them at the gateway", async ({ page, at }) => {
  await open(page, at)
  const keys = page.getByRole("form", { name: "Payment keys" })
  await expect(keys.getByText("Shoppers can pay once the key id and its secret are set.")).toBeVisible()
  await keys
    .getByRole("textbox", { name: "Razorpay key id" })
    .fill(`rzp_test_${here.slug.replaceAll("-", "_")}`)
  const secret = keys.getByRole("textbox", { name: "Key secret" })
  await secret.fill("the-right-secret")
  await expect(secret).toHaveAttribute("type", "password")
  await keys.getByRole("button", { name: "Save keys" }).click()
  await expect(page.getByText("Payment keys saved")).toBeVisible()
  await expect(keys.getByText(/They are kept encrypted and never shown/)).toBeVisible()
  await expect(secret).toHaveValue("")
  await page.reload()
  await expect(keys.getByText(/They are kept encrypted and never shown/)).toBeVisible()
  await expect(secret).toHaveValue("")
  await expectGoodPage(page)
  const result = keys.getByRole("status")
  await expect(async () => {
    await keys.getByRole("button", { name: "Test keys" }).click()
    await expect(result).not.toBeEmpty({ timeout: 2_000 })
    await expect(result).toHaveClass(/green/, { timeout: 1_000 })
  }).toPass()
  expect(await page.content()).not.toContain("the-right-secret")
})
