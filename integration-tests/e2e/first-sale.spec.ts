import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { mailTo } from "../support/mailbox"
import { picture } from "../support/pictures"
import { PASSWORD } from "../support/shopper"
import { unique } from "../support/unique"
import { fillSignIn, signIn, signUp } from "./support/account"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

const names = ["Pigeon Blood Ruby", "Teal Sapphire", "Muzo Emerald", "Imperial Topaz", "Padparadscha"]

/** Fills in the CSV template as a new admin does: with a value in some of the columns. */
function filledIn(template: string): string {
  const columns = template.trim().split(",")
  const row = (name: string, n: number): string => {
    const known: Record<string, string> = {
      ...{
        name,
        type: "RUBY",
        color: "Red",
        weight: "1.20 ct",
        origin: "Mogok",
        price: `${String(n + 1)}2500`,
      },
      ...{ stock: "2", imageFiles: `stone-${String(n)}.png` },
    }
    return columns.map((it) => known[it.replaceAll('"', "")] ?? "").join(",")
  }
  return [template.trim(), ...names.map(row)].join("\n")
}

/** Follows a link from a step of the checklist to the page of the step. */
const follow = async (page: Page, at: string, step: RegExp) => {
  await page.goto(at)
  await page.getByRole("link", { name: step }).click()
}

test("a superadmin opens a tenant, its admin imports a CSV and opens the store, and a shopper buys the first product", async ({
  page,
  at,
}) => {
  const name = unique("Maison")
  const slug = name.toLowerCase()
  const adminEmail = `owner@${slug}.test`

  await test.step("the superadmin opens the tenant", async () => {
    await page.goto(at("/superadmin"))
    await fillSignIn(page, { email: "superadmin@ratna.test", password: "Demo1234" })
    await page.waitForURL(at("/superadmin"))
    await page.getByRole("button", { name: "Create Tenant" }).click()
    const form = page.getByRole("form", { name: "Create Tenant" })
    await form.getByRole("textbox", { name: "Brand Name" }).fill(name)
    await expect(form.getByRole("textbox", { name: "Slug" })).toHaveValue(slug)
    await form.getByRole("textbox", { name: "Domain" }).fill(`${slug}.example`)
    await form.getByRole("textbox", { name: "Administrator's email" }).fill(adminEmail)
    await form.getByRole("button", { name: "Create Tenant" }).click()
    await expect(page.getByText("Tenant created successfully")).toBeVisible()
  })

  await test.step("its admin follows the mail and signs in", async () => {
    const link = /http:\/\/\S+\/reset-password\?token=[^\s"&<]+/.exec((await mailTo(adminEmail)).text)?.[0]
    await page.goto(link ?? "")
    await page.getByRole("textbox", { name: "New Password" }).fill(PASSWORD)
    await page.getByRole("textbox", { name: "Confirm Password" }).fill(PASSWORD)
    await page.getByRole("button", { name: "Reset Password" }).click()
    await page.waitForURL(at("/", slug))
    await signIn(page, { email: adminEmail, password: PASSWORD })
    await page.getByRole("status").getByRole("button", { name: "Dashboard" }).click()
    await expect(page.getByText("2 of 9 done")).toBeVisible()
  })

  await test.step("fills the template and imports it with its pictures", async () => {
    await page.getByRole("link", { name: /^A product with a picture/ }).click()
    const download = page.waitForEvent("download")
    await page.getByRole("button", { name: "Download Template" }).click()
    const template = await readFile(await (await download).path(), "utf8")
    const buffer = Buffer.from(filledIn(template.replace(/^\uFEFF/, "")))
    await page.getByLabel("CSV file").setInputFiles({ name: "stones.csv", mimeType: "text/csv", buffer })
    await page.getByRole("button", { name: "Check the file" }).click()
    const file = await picture()
    const files = names.map((_, n) => ({
      name: `stone-${String(n)}.png`,
      mimeType: "image/png",
      buffer: file,
    }))
    await page.getByLabel(/Upload the images named in the file/).setInputFiles(files)
    await expect(page.getByText(/was not found/)).toHaveCount(0)
    await page.getByRole("button", { name: "Import 5 products" }).click()
    await expect(page.getByText("Successfully imported 5 products.")).toBeVisible()
    await page.getByRole("button", { name: "Done" }).click()
  })

  await test.step("gives what else the checklist asks for", async () => {
    await follow(page, at("/admin", slug), /^Tax/)
    await page.getByRole("textbox", { name: "GSTIN shown in the footer" }).fill("08AAAPA1234A1ZT")
    await page.getByRole("textbox", { name: "E-mail" }).fill(adminEmail)
    await page.getByRole("textbox", { name: "Phone" }).fill("+91 98290 12345")
    await page.getByRole("textbox", { name: "Address" }).fill("12 Johari Bazaar, Jaipur 302003")
    await page
      .getByLabel("Choose Logo")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await picture("#7f1d1d") })
    await page.getByRole("form", { name: "Brand" }).getByRole("button", { name: "Save Changes" }).click()
    await expect(page.getByText("Branding updated successfully")).toBeVisible()

    await follow(page, at("/admin", slug), /^Returns/)
    await page.getByRole("textbox", { name: "Return window (days)" }).fill("14")
    await page.getByRole("button", { name: "Save Changes" }).click()
    await expect(page.getByText("Settings updated successfully")).toBeVisible()

    await follow(page, at("/admin", slug), /^Payment keys/)
    const keys = page.getByRole("form", { name: "Payment keys" })
    await expect(keys).toBeInViewport()
    await keys.getByRole("textbox", { name: "Razorpay key id" }).fill(`rzp_test_${slug.replaceAll("-", "_")}`)
    await keys.getByRole("textbox", { name: "Key secret" }).fill("a-secret-of-mine")
    await keys.getByRole("button", { name: "Save keys" }).click()
    await expect(page.getByText("Payment keys saved")).toBeVisible()
    await page.goto(at("/admin", slug))
    await expect(page.getByRole("heading", { name: "Open for business" })).toBeVisible()
  })

  await test.step("a shopper signs up, finds a stone and pays for it, on a phone", async () => {
    await page.context().clearCookies()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at("/", slug))
    await signUp(page, `buyer@${slug}.test`, "Meera Iyer")
    await page.goto(at("/shop", slug))
    await page.getByRole("link", { name: "Muzo Emerald", exact: true }).click()
    await page.getByRole("button", { name: "Add to Cart" }).click()
    await page.getByRole("link", { name: "Cart, 1 item" }).click()
    await page.getByRole("link", { name: "Proceed to Checkout" }).click()
    await page.getByRole("link", { name: "Add new address" }).click()
    await page.getByRole("button", { name: "Add Address" }).click()
    await page.getByRole("textbox", { name: "Full Name" }).fill("Meera Iyer")
    await page.getByRole("textbox", { name: "Phone" }).fill("98765 43210")
    await page.getByRole("textbox", { name: "Pincode" }).fill("302001")
    await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Jaipur")
    await page.getByRole("textbox", { name: "Address Line 1" }).fill("12 MI Road")
    await page.getByRole("button", { name: "Save Address" }).click()
    await page.getByRole("link", { name: "Back to Checkout" }).click()
    await page.getByRole("button", { name: /^Pay ₹/ }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Success" }).click()
    await page.waitForURL(/\/profile\?tab=orders&placed=/)
    await expect(page.getByRole("list", { name: "My Orders" }).getByRole("listitem")).toContainText("1 item")
  })
})
