import type { Locator, Page } from "@playwright/test"
import { paidOrder } from "../support/orders"
import { newBuyer, newTenantWithStones } from "../support/tenant-with-stones"
import { expectGoodPage } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

/** On desktops, `back-office-layout` and the specs of each screen check the same. */
const devices = [
  ["a phone", { width: 390, height: 844 }],
  ["a tablet", { width: 768, height: 1024 }],
] as const

/** A screen in one of its main states, and an element that is visible once it has loaded. */
type Screen = readonly [address: string, whole: (page: Page) => Locator]

const heading = (name: string) => (page: Page) => page.getByRole("heading", { name, exact: true }).first()

const screens: readonly Screen[] = [
  ["/admin", heading("Recent Orders")],
  ["/admin/products?view=grid", heading("Ruby")],
  ["/admin/products", heading("Manage Products")],
  ["/admin/products?search=nothing", (page) => page.getByText("No product matches your search or filters.")],
  ["/admin/products?product=new", heading("Add New Product")],
  ["/admin/orders?view=cards", (page) => page.getByRole("article")],
  ["/admin/orders", heading("Order Management")],
  ["/admin/settings", (page) => page.getByLabel("GST Rate (%)")],
  ["/admin/settings?tab=contact", (page) => page.getByText("Not set - Click Edit to add Contact Phone")],
  ["/admin/settings?tab=invoice", (page) => page.getByLabel("Company Name")],
  ["/admin/settings?tab=faqs", heading("FAQ Management")],
  ["/admin/settings?tab=content", heading("Homepage Hero")],
  ["/admin/messages", heading("Messages")],
  ["/admin/staff", heading("Staff")],
  ["/admin/branding", heading("Brand")],
  ["/admin/history", (page) => page.getByRole("button", { name: /^Revert: 1 product added/ }).first()],
]

/** Checks the page at each width. */
async function expectGoodOnDevices(page: Page, element: Locator): Promise<void> {
  for (const [device, viewport] of devices) {
    await test.step(device, async () => {
      await page.setViewportSize(viewport)
      await expect(element).toBeVisible()
      await expectGoodPage(page)
    })
  }
}

test("every screen of the back office fits phones and tablets, and is accessible", async ({ page, at }) => {
  const { slug, admin, stones } = await newTenantWithStones([{ name: "Ruby", stock: 3 }])
  const { orderNumber } = await paidOrder(await newBuyer(slug), stones.get("Ruby")?.id ?? "")
  await beSignedIn(page, admin)
  for (const [address, whole] of screens) {
    await test.step(address, async () => {
      await page.goto(at(address, slug))
      await expectGoodOnDevices(page, whole(page))
    })
  }
  await test.step("an order's sheet", async () => {
    await page.goto(at(`/admin/orders?order=${orderNumber}`, slug))
    await expectGoodOnDevices(page, page.getByRole("dialog").getByText("12 MI Road"))
  })
})
