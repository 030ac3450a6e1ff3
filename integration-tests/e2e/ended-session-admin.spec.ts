import type { Page } from "@playwright/test"
import type { User } from "../../src/contract/auth"
import { paidOrder } from "../support/orders"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../support/tenant-with-stones"
import { unique } from "../support/unique"
import { type At, button, expectKept, type OpenForm } from "./support/ended-session"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(120_000)
// The browser logs the refusals that this spec provokes.
test.use({ actionTimeout: 15_000, expectedNoise: [/status of 401/] })

let slug: string
let tenant: TenantWithStones
let me: User
let stone: string
let buyer: Buyer
let order: { orderNumber: string }

test.describe("no form of the back office loses what was typed when the session ends:", () => {
  test.beforeAll(async () => {
    tenant = await newTenantWithStones([{ name: "Ruby", stock: 9 }])
    slug = tenant.slug
    stone = tenant.stones.get("Ruby")?.id ?? ""
    buyer = await newBuyer(slug)
    order = await paidOrder(buyer, stone)
    me = (await tenant.admin.get<User>("/api/auth/me")).body
  })

  const inOrder = async (page: Page, at: At) => {
    await page.goto(at(`/admin/orders?order=${order.orderNumber}`, slug))
    return page.getByRole("dialog", { name: /^Order/ })
  }
  const field = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name }).first()
  const forms: OpenForm[] = [
    {
      name: "a product",
      open: async (page, at) => {
        await page.goto(at(`/admin/products?product=${stone}`, slug))
        await page.getByLabel("Full Description").fill("A new text")
      },
      send: (page) => [button(page, "Update Product")],
    },
    {
      name: "a question",
      open: async (page, at) => {
        await page.goto(at("/admin/faqs", slug))
        await button(page, "Add FAQ").click()
        await field(page, "Question").fill("Is it heated?")
        await field(page, "Answer").fill("No.")
      },
      send: (page) => [button(page, /^(Save|Add|Create)/)],
    },
    {
      name: "settings",
      open: async (page, at) => {
        await page.goto(at("/admin/settings?tab=invoice", slug))
        await page.getByLabel("Company Name").fill("Ratna Gems Pvt Ltd")
      },
      send: (page) => [button(page, /^Save/)],
    },
    {
      name: "contact details",
      open: async (page, at) => {
        await page.goto(at("/admin/settings?tab=contact", slug))
        const row = page.getByRole("listitem").filter({ hasText: "Business Address" })
        await row.getByRole("button", { name: "Edit" }).click()
        await field(page, "Business Address").fill("1 Johari Bazaar")
      },
      send: (page) => [button(page, "Save")],
    },
    {
      name: "a text",
      open: async (page, at) => {
        await page.goto(at("/admin/settings?tab=content", slug))
        const row = page.getByRole("listitem").filter({ hasText: "Title Line 2" })
        await row.getByRole("button", { name: "Edit" }).click()
        await field(page, "Title Line 2").fill("made for you")
      },
      send: (page) => [button(page, "Save")],
    },
    {
      name: "the brand",
      open: async (page, at) => {
        await page.goto(at("/admin/branding", slug))
        await field(page, "Tagline").fill("Stones with a story")
      },
      send: (page) => [button(page, /^Save/)],
    },
    {
      name: "an invitation",
      open: async (page, at) => {
        await page.goto(at("/admin/staff", slug))
        await field(page, "E-mail").fill(`${unique("new")}@specs.test`)
      },
      send: (page) => [button(page, "Invite")],
    },
    {
      name: "a key",
      open: async (page, at) => {
        await page.goto(at("/admin/keys", slug))
        await field(page, "What is it for?").fill("Accounting")
        await page.getByRole("checkbox", { name: "See orders" }).check()
      },
      send: (page) => [button(page, "Create key")],
    },
    {
      name: "a webhook",
      open: async (page, at) => {
        await page.goto(at("/admin/webhooks", slug))
        await field(page, /address|URL/i).fill("https://listener.example/ratna")
        await page.getByRole("checkbox", { name: "Order placed" }).check()
      },
      send: (page) => [button(page, "Create webhook")],
    },
    {
      name: "a view",
      open: async (page, at) => {
        await page.goto(at("/admin/products?search=ruby", slug))
        await button(page, "Views").click()
        await page.getByLabel("View name").fill("Rubies")
      },
      send: (page) => [button(page, "Save view")],
    },
    {
      name: "a note",
      open: async (page, at) =>
        (await inOrder(page, at)).getByRole("textbox", { name: "Note" }).fill("Gift wrap"),
      send: (page) => [button(page, "Add Note")],
    },
    {
      name: "a parcel",
      open: async (page, at) => (await inOrder(page, at)).getByLabel("Courier").fill("Blue Dart"),
      send: (page) => [page.getByRole("form", { name: "Parcel" }).getByRole("button", { name: /^Save/ })],
    },
    {
      name: "a refund",
      open: async (page, at) => (await inOrder(page, at)).getByLabel("Reason").fill("A small flaw"),
      send: (page) => [button(page, "Refund…"), button(page, /^Refund ₹/)],
    },
    {
      name: "a shipment",
      open: async (page, at) => {
        const sheet = await inOrder(page, at)
        await sheet.getByRole("combobox", { name: /Update Status/ }).selectOption({ label: "Shipped" })
        await page.getByRole("form", { name: "Shipment" }).getByLabel("Courier").fill("Blue Dart")
      },
      send: (page) => [button(page, "Mark as Shipped")],
    },
    {
      name: "several shipments",
      open: async (page, at) => {
        await paidOrder(buyer, stone)
        await page.goto(at("/admin/orders", slug))
        const boxes = page.getByRole("checkbox", { name: /^Select / })
        await expect(boxes.nth(1)).toBeVisible()
        for (const box of await boxes.all()) await box.check()
        await page.getByLabel("Set the status of the selected orders").selectOption({ label: "Shipped" })
        const dialog = page.getByRole("dialog", { name: /^Set .* to Shipped/ })
        await dialog.getByLabel("Courier").fill("Blue Dart")
        await dialog.getByPlaceholder("Tracking number").first().fill("BD123")
      },
      send: (page) => [button(page, "Set Status")],
    },
    {
      name: "an import",
      open: async (page, at) => {
        await page.goto(at("/admin/products", slug))
        const buffer = Buffer.from("name,type,price,stock\nOpal,OTHER,900,1")
        await page.getByLabel("CSV file").setInputFiles({ name: "stones.csv", mimeType: "text/csv", buffer })
        await page.getByRole("combobox", { name: "stock" }).selectOption({ label: "Stock" })
      },
      send: (page) => [button(page, "Check the file")],
    },
    {
      name: "several products",
      open: async (page, at) => {
        await page.goto(at("/admin/products?search=ruby", slug))
        await page.getByRole("checkbox", { name: "Select Ruby" }).check()
        await button(page, "Edit selected").click()
        const dialog = page.getByRole("dialog", { name: /^Edit/ })
        await dialog.getByLabel("Field").selectOption({ label: "Origin" })
        await dialog.getByLabel("New value").fill("Idar")
      },
      send: (page) => [button(page, "Preview")],
    },
  ]
  for (const form of forms)
    test(form.name, async ({ page, at }) => {
      await beSignedIn(page, tenant.admin)
      await expectKept(page, at, me.id, form)
    })
})
