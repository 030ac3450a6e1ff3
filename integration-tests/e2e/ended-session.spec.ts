import type { Page } from "@playwright/test"
import type { User } from "../../src/contract/auth"
import { Client } from "../support/client"
import { expectStatus, newShopper, PASSWORD, signIn } from "../support/shopper"
import { newTenant, superadmin, type NewTenant } from "../support/tenant"
import { unique } from "../support/unique"
import { type At, button, expectKept, type OpenForm, signInDialog, typedOn } from "./support/ended-session"
import { expectAccessible } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(120_000)
// The browser logs the refusals that this spec provokes.
test.use({ actionTimeout: 15_000, expectedNoise: [/status of 401/] })

test("an admin who changes their password elsewhere while they describe a stone signs in again, and the press saves it", async ({
  page,
  at,
}) => {
  const { admin, slug } = await newTenant()
  const me = (await admin.get<User>("/api/auth/me")).body
  const fresh = `${PASSWORD}Fresh`
  const description = "Six rays, from a parcel that was never heated."
  await beSignedIn(page, admin)
  await page.goto(at("/admin/products?product=new", slug))
  await page.getByLabel("Name", { exact: true }).fill("Star Ruby")
  await page.getByLabel("Type", { exact: true }).selectOption("RUBY")
  await page.getByLabel("Price (INR)").fill("12500")
  await page.getByLabel("Stock", { exact: true }).fill("3")
  await page.getByLabel("Full Description").fill(description)
  const typed = await typedOn(page)
  const elsewhere = await signIn(me.email, PASSWORD, slug)
  const change = { currentPassword: PASSWORD, newPassword: fresh, confirmPassword: fresh }
  expectStatus(await elsewhere.put("/api/auth/change-password", change), 200)
  await button(page, "Create Product").click()
  const dialog = signInDialog(page)
  await expect(dialog).toContainText("Your session has ended")
  await expect(dialog.getByLabel("Email")).toHaveValue(me.email)
  await expect(dialog.getByRole("textbox", { name: "Password" })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(fresh)
  await page.keyboard.press("Enter")
  await expect(dialog).toHaveCount(0)
  expect(await typedOn(page)).toEqual(typed)
  await button(page, "Create Product").click()
  await expect(page.getByText("Product created")).toBeVisible()
  const saved = await new Client(slug).get("/api/products/slug/star-ruby")
  expect(saved.body).toMatchObject({ price: "12500.00", description })
})

test.describe("no form of the platform loses what was typed when the session ends:", () => {
  let platform: Client
  let tenant: NewTenant
  let me: User
  const created = unique("shop")

  test.beforeAll(async () => {
    tenant = await newTenant()
    platform = await superadmin()
    me = (await platform.get<User>("/api/auth/me")).body
  })

  const ofTenant = async (page: Page, at: At, action: string) => {
    await page.goto(at(`/superadmin/tenants?search=${tenant.slug}`))
    await page
      .getByRole("article", { name: tenant.brandName })
      .getByRole("button", { name: action, exact: true })
      .click()
    return page.getByRole("dialog")
  }
  const platformForms: OpenForm[] = [
    {
      name: "a new tenant",
      open: async (page, at) => {
        await page.goto(at("/superadmin/tenants?tenant=new"))
        const form = page.getByRole("dialog").getByRole("form")
        await form.getByRole("textbox", { name: "Brand Name" }).fill("Maison Gem")
        await form.getByRole("textbox", { name: "Slug" }).fill(created)
        await form.getByRole("textbox", { name: "Domain" }).fill(`${created}.example`)
        await form.getByRole("textbox", { name: "Administrator's email" }).fill(`admin@${created}.test`)
      },
      send: (page) => [page.getByRole("form").getByRole("button", { name: "Create Tenant" })],
    },
    {
      name: "a tenant",
      open: async (page, at) =>
        (await ofTenant(page, at, "Edit"))
          .getByRole("textbox", { name: "Tagline" })
          .fill("Stones with a story"),
      send: (page) => [page.getByRole("form").getByRole("button", { name: /^(Save|Update)/ })],
    },
    {
      name: "limits",
      open: async (page, at) =>
        (await ofTenant(page, at, "Limits"))
          .getByRole("textbox", { name: "Requests per second" })
          .fill("500"),
      send: (page) => [button(page, "Set Limits")],
    },
    {
      name: "a domain",
      open: async (page, at) =>
        (await ofTenant(page, at, "Domains"))
          .getByRole("textbox", { name: "Domain" })
          .fill(`www.${created}.example`),
      send: (page) => [button(page, "Add domain")],
    },
    {
      name: "an entry",
      open: async (page, at) =>
        (await ofTenant(page, at, "Enter"))
          .getByRole("textbox", { name: "Reason" })
          .fill("They asked for help"),
      send: (page) => [button(page, "Create link")],
    },
  ]
  for (const form of platformForms)
    test(form.name, async ({ page, at }) => {
      await beSignedIn(page, platform)
      await expectKept(page, at, me.id, form)
    })
})

test.describe("no form of a shopper's account loses what was typed when the session ends:", () => {
  const shopperForms: OpenForm[] = [
    {
      name: "an address",
      open: async (page, at) => {
        await page.goto(at("/profile?tab=addresses"))
        await button(page, "Add Address").click()
        await page.getByRole("textbox", { name: "Full Name" }).fill("Asha Rao")
        await page.getByRole("textbox", { name: "Phone" }).fill("98765 43210")
        await page.getByRole("textbox", { name: "Pincode" }).fill("302001")
        await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Jaipur")
        await page.getByRole("textbox", { name: "Address Line 1" }).fill("12 MI Road")
      },
      send: (page) => [button(page, "Save Address")],
    },
    {
      name: "a name",
      open: async (page, at) => {
        await page.goto(at("/profile"))
        await button(page, /^(Edit|Change) name|^Edit$/i).click()
        await page.getByRole("textbox", { name: /name/i }).first().fill("Asha R. Rao")
      },
      send: (page) => [button(page, /^Save/)],
    },
    {
      name: "a password",
      open: async (page, at) => {
        await page.goto(at("/profile"))
        await page.getByLabel("Current Password", { exact: true }).fill(PASSWORD)
        await page.getByLabel("New Password", { exact: true }).fill(`${PASSWORD}x`)
        await page.getByLabel(/^Confirm/).fill(`${PASSWORD}x`)
      },
      send: (page) => [
        page
          .getByRole("form")
          .getByRole("button", { name: /Password$/ })
          .last(),
      ],
    },
    {
      name: "the account's deletion",
      open: async (page, at) => {
        await page.goto(at("/profile"))
        await button(page, "Delete my account").click()
        await page.getByRole("dialog").getByRole("textbox", { name: "Password" }).fill(PASSWORD)
      },
      send: (page) => [page.getByRole("dialog").getByRole("button", { name: "Delete my account" })],
    },
  ]
  for (const form of shopperForms)
    test(form.name, async ({ page, at }) => {
      const shopper = await newShopper()
      await beSignedIn(page, shopper.client)
      await expectKept(page, at, shopper.user.id, form)
    })
})
