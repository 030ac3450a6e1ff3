import type { Locator, Page } from "@playwright/test"
import { copyOrder } from "../support/more-orders"
import { paidOrder } from "../support/orders"
import { newBuyer, newTenantWithStones, type TenantWithStones } from "../support/tenant-with-stones"
import { expectGoodPage } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(180_000)
test.describe.configure({ mode: "serial" })

let tenant: TenantWithStones
test.beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 30, price: "12345" }])
  const { id } = await paidOrder(await newBuyer(tenant.slug), tenant.stones.get("Ruby")?.id ?? "")
  const at = (day: number) => new Date(Date.now() - day * 86_400_000)
  await copyOrder(
    id,
    Array.from({ length: 14 }, (_, day) => ({ totalPaise: 10 ** 5 * (day + 1), at: at(day) }))
  )
})
test.beforeEach(async ({ page }) => beSignedIn(page, tenant.admin))

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error("Not visible")
  return box
}
/** The right edges of the texts of a column's header and of its first cell. */
const rightEdges = (page: Page, header: string) =>
  page.getByRole("columnheader", { name: header }).evaluate((head) => {
    const row = head.closest("table")?.querySelector("tbody tr[data-index]")
    const place = [...(head.parentElement?.children ?? [])].indexOf(head)
    // Texts only: the box of a button in the header is wider than its label.
    const edge = (element: Element | null | undefined) => {
      const walker = document.createTreeWalker(element ?? head, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      let right = 0
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        range.selectNodeContents(node)
        right = Math.max(right, range.getBoundingClientRect().right)
      }
      return right
    }
    return [edge(head), edge(row?.children[place])] as const
  })

test(
  "an admin sees at least ten orders at once, below one row of filters, with figures under their heads",
  { tag: "@desktop" },
  async ({ page, at }) => {
    await page.goto(at("/admin/orders", tenant.slug))
    const table = page.getByRole("table", { name: "Orders" })
    await expect(table.getByRole("row")).toHaveCount(16)
    expect((await boxOf(table)).y).toBeLessThan(320)
    for (const row of (await table.getByRole("row").all()).slice(1, 11)) {
      await expect(row).toBeInViewport({ ratio: 1 })
    }
    const cutDates = await table.getByRole("cell", { name: /\d{4}$/ }).evaluateAll((cells) =>
      cells
        .flatMap((cell) => [...cell.querySelectorAll("span")])
        .filter((text) => text.scrollWidth > text.clientWidth)
        .map((text) => text.textContent)
    )
    expect(cutDates).toEqual([])
    const [head, cell] = await rightEdges(page, "Total")
    expect(Math.abs(head - cell)).toBeLessThanOrEqual(1)
  }
)

test(
  "an admin's products begin within 320 px, below one row of filters",
  { tag: "@desktop" },
  async ({ page, at }) => {
    await page.goto(at("/admin/products", tenant.slug))
    const table = page.getByRole("table", { name: "Products" })
    await expect(table.getByRole("row")).toHaveCount(2)
    expect((await boxOf(table)).y).toBeLessThan(320)
    const controls = await page.getByRole("search").locator("input, select").all()
    const tops = await Promise.all(controls.map(async (it) => (await boxOf(it)).y))
    expect(new Set(tops).size).toBe(1)
    for (const header of ["Price", "Stock"]) {
      const [head, cell] = await rightEdges(page, header)
      expect(Math.abs(head - cell)).toBeLessThanOrEqual(1)
    }
  }
)

test(
  "an admin with a phone sees a product, not only filters, on the first screen",
  { tag: "@phone" },
  async ({ page, at }) => {
    await page.goto(at("/admin/products", tenant.slug))
    await expect(page.getByRole("list", { name: "Products" }).getByRole("listitem").first()).toBeInViewport({
      ratio: 1,
    })
    expect((await boxOf(page.getByRole("list", { name: "Products" }))).y).toBeLessThan(460)
    await expectGoodPage(page)
  }
)

test("an admin can save from anywhere in a long form, and reads which product it is", async ({
  page,
  at,
}) => {
  const id = tenant.stones.get("Ruby")?.id ?? ""
  for (const [path, button] of [
    [`/admin/products?product=${id}`, "Update Product"],
    ["/admin/settings", "Save Changes"],
    ["/admin/branding", "Save Changes"],
  ] as const) {
    await page.goto(at(path, tenant.slug))
    await expect(page.getByRole("button", { name: button }).first()).toBeInViewport({ ratio: 1 })
  }
  await page.goto(at(`/admin/products?product=${id}`, tenant.slug))
  const panel = page.getByRole("region", { name: "Edit Product" })
  await expect(panel.getByRole("paragraph").filter({ hasText: "Ruby" })).toBeVisible()
})

test("the header of the back office is 56 px high on every width, and has the search", async ({
  page,
  at,
}) => {
  await page.goto(at("/admin", tenant.slug))
  const header = page.getByRole("banner")
  expect((await boxOf(header)).height).toBe(56)
  await expect(header.getByRole("button", { name: "Go to a page, product or order" })).toBeVisible()
  expect((await boxOf(page.getByRole("contentinfo"))).height).toBeLessThan(64)
})
