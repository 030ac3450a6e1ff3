import type { Page } from "@playwright/test"
import type { Product } from "../../src/contract/product"
import { importRows } from "../support/catalog"
import { copyOrder } from "../support/more-orders"
import { expectStatus, PASSWORD } from "../support/shopper"
import { newTenant } from "../support/tenant"
import { buy, newBuyer, newTenantWithStones, type TenantWithStones } from "../support/tenant-with-stones"
import { signIn } from "./support/account"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

const enter = async (page: Page, address: string, slug: string) => {
  await page.goto(address)
  await signIn(page, { email: `admin@${slug}.test`, password: PASSWORD })
}

const part = (page: Page, name: string) => page.getByRole("region", { name })

test.describe("a tenant with sales", () => {
  let tenant: TenantWithStones
  let total: string
  let orderNumber: string
  test.beforeAll(async () => {
    tenant = await newTenantWithStones(
      [2, 2, 2, 3, 4, 3, 4, 2, 8].map((stock, index) => ({
        name: `Ruby ${String(index)}`,
        stock,
        price: "2500",
      }))
    )
    // Of what was never more than one piece, nothing runs out.
    await importRows(tenant, [{ name: "Ruby 0", slug: tenant.stones.get("Ruby 0")?.slug ?? "", stock: "0" }])
    const stone = tenant.stones.get("Ruby 8") as Product
    const { response } = await buy(await newBuyer(tenant.slug), stone.id)
    const { body } = expectStatus(response, 201)
    ;({ total, orderNumber } = body)
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    await copyOrder(
      body.id,
      [1, 2, 3, 9, 12, 20, 27, 40].map((days) => ({ totalPaise: 100_000 * days, at: ago(days) }))
    )
  })

  test("its admin sees orders, revenue and low stock at a glance, and opens each list from there", async ({
    page,
    at,
  }) => {
    await enter(page, at("/faq", tenant.slug), tenant.slug)
    await page.goto(at("/admin", tenant.slug))
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible()
    const revenue = part(page, "Total Revenue")
    const sum = (1 + 2 + 3 + 9 + 12 + 20 + 27 + 40) * 1000 + Number(total)
    await expect(
      revenue.getByText(`₹${sum.toLocaleString("en-IN", { maximumFractionDigits: 2 })}`, { exact: true })
    ).toBeVisible()
    await expect(revenue.getByText("Target +12.5%")).toBeVisible()
    await expect(revenue.getByText("Change from the 30 days before")).toBeVisible()
    await expect(revenue.locator(".recharts-bar-rectangle").first()).toBeAttached()
    await expect(revenue.getByRole("row")).toHaveCount(31)

    const orders = part(page, "Recent Orders")
    await expect(orders.getByRole("listitem")).toHaveCount(5)
    await expect(orders.getByRole("listitem").first()).toContainText(orderNumber)
    await expect(orders.getByRole("link", { name: "View all orders" })).toHaveAttribute(
      "href",
      "/admin/orders"
    )
    const low = part(page, "Low Stock")
    await expect(low.getByRole("listitem")).toHaveCount(6)
    await expect(low.getByText("Out of stock").first()).toBeVisible()
    await expect(low.getByRole("link", { name: "View 2 more" })).toBeVisible()
    await expect(part(page, "Needs your attention").getByText("orders to ship")).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)

    await orders.getByRole("link", { name: orderNumber }).focus()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(new RegExp(`/orders/${orderNumber}$`))
  })

  test("the account dialog and the side bar link to the dashboard", async ({ page, at }) => {
    await enter(page, at("/faq", tenant.slug), tenant.slug)
    await page.getByRole("banner").getByRole("button", { name: "Account" }).click()
    const dialog = page.getByRole("dialog", { name: "Account" })
    for (const [name, to] of [
      ["Dashboard", "/admin"],
      ["Manage Products", "/admin/products"],
      ["Manage Orders", "/admin/orders"],
      ["Settings", "/admin/settings"],
    ] as const)
      await expect(dialog.getByRole("link", { name })).toHaveAttribute("href", to)
    await dialog.getByRole("link", { name: "Dashboard" }).click()
    await expect(page).toHaveURL(/\/admin$/)
    await expect(part(page, "Recent Orders").getByRole("listitem")).toHaveCount(5)
    await expect(
      page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Dashboard" })
    ).toHaveAttribute("aria-current", "page")
    await page.goto(at("/admin/webhooks", tenant.slug))
    await page.getByRole("button", { name: "More" }).click()
    await expect(
      page.getByRole("dialog", { name: "More" }).getByRole("link", { name: "Webhooks" })
    ).toHaveAttribute("aria-current", "page")
  })
})

test("a new tenant's dashboard lists the first steps; visitors are asked to sign in", async ({
  page,
  at,
}) => {
  const tenant = await newTenant()
  await page.goto(at("/admin", tenant.slug))
  await expect(page).toHaveURL(at("/?signIn=1&next=/admin", tenant.slug))
  await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible()
  await enter(page, at("/faq", tenant.slug), tenant.slug)
  await page.goto(at("/admin", tenant.slug))
  await expect(page.getByText("No Orders Yet")).toBeVisible()
  await expect(page.getByText("Orders will appear here once customers start placing them")).toBeVisible()
  await expect(page.getByRole("link", { name: "Add your first product" })).toHaveAttribute(
    "href",
    "/admin/products"
  )
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
})
