import type { Page } from "@playwright/test"
import type { Product } from "../../src/contract/product"
import { newCatalog } from "../support/catalog"
import { newShopper, PASSWORD, type Shopper } from "../support/shopper"
import { setStock, switchFeatures } from "../support/tenant-row"
import { signIn } from "./support/account"
import { expectGoodPage } from "./support/page-checks"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

let slug: string
let stones: Product[]
let shopper: Shopper

test.beforeAll(async () => {
  const { tenant, visitor } = await newCatalog(
    ["Mogok Ruby", "Luc Yen Ruby", "Montepuez Ruby"].map((name) => ({ name, isFeatured: "TRUE" }))
  )
  slug = tenant.slug
  stones = (await visitor.get<Product[]>("/api/products")).body
})

test.beforeEach(async () => {
  shopper = await newShopper(slug)
})

const cardOf = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name })
const addTo = (page: Page, name: string) =>
  cardOf(page, name).getByRole("button", { name: "Add to wishlist" })
const removeFrom = (page: Page, name: string) =>
  cardOf(page, name).getByRole("button", { name: "Remove from wishlist" })
const entries = (page: Page) => page.getByRole("tabpanel").getByRole("listitem")
const enter = (page: Page, { email }: Shopper) => signIn(page, { email, password: PASSWORD })

test("hearts on the home, shop and product pages fill one wishlist, which is still there after the next sign-in", async ({
  page,
  at,
  browser,
}) => {
  await page.goto(at("/shop", slug))
  await enter(page, shopper)
  await addTo(page, "Mogok Ruby").focus()
  await page.keyboard.press("Enter")
  await expect(removeFrom(page, "Mogok Ruby")).toBeFocused()
  await expectGoodPage(page)

  await page.goto(at("/", slug))
  await expect(removeFrom(page, "Mogok Ruby")).toBeVisible()
  await addTo(page, "Luc Yen Ruby").click()
  await expect(removeFrom(page, "Luc Yen Ruby")).toBeVisible()
  await expectGoodPage(page)

  await page.goto(at("/products/montepuez-ruby", slug))
  await page.getByRole("main").getByRole("button", { name: "Add to wishlist" }).first().click()
  await expect(
    page.getByRole("main").getByRole("button", { name: "Remove from wishlist" }).first()
  ).toBeVisible()
  await expectGoodPage(page)

  await page.getByRole("banner").getByRole("link", { name: "Wishlist, 3 items" }).click()
  await expect(page).toHaveURL(at("/profile?tab=wishlist", slug))
  await expect(entries(page)).toHaveCount(3)
  await expect(entries(page).first()).toContainText("Montepuez Ruby")
  await expectGoodPage(page)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(at("/shop", slug))
  await enter(other, shopper)
  await expect(removeFrom(other, "Mogok Ruby")).toBeVisible()
  await other.goto(at("/profile?tab=wishlist", slug))
  await expect(entries(other)).toHaveCount(3)
  await elsewhere.close()
})

test("the wishlist in the profile is server-rendered; a sold-out product is marked, a removed one disappears", async ({
  page,
  at,
}) => {
  for (const { id } of stones.slice(0, 2)) await shopper.client.post("/api/wishlist", { productId: id })
  await setStock(stones[0]?.id ?? "", 0)
  await page.goto(at("/shop", slug))
  await enter(page, shopper)
  const response = await page.goto(at("/profile?tab=wishlist", slug))
  expect(await response?.text()).toContain(`/products/${stones[0]?.slug ?? ""}"`)
  const soldOut = entries(page).filter({ hasText: stones[0]?.name ?? "" })
  await expect(soldOut).toContainText("Out of Stock")
  await soldOut.getByRole("button", { name: "Remove from wishlist" }).click()
  await expect(page.getByText("Removed from wishlist")).toBeVisible()
  await expect(entries(page)).toHaveCount(1)
  await entries(page).getByRole("button", { name: "Remove from wishlist" }).click()
  await page.getByRole("tabpanel").getByRole("link", { name: "Browse stones" }).click()
  await expect(page).toHaveURL(at("/shop", slug))
  await setStock(stones[0]?.id ?? "", 3)
})

test("the wishlist is one tap away: in the header, and in the phone's menu", async ({ page, at }) => {
  await page.goto(at("/", slug))
  await enter(page, shopper)
  const menu = page.getByRole("button", { name: "Open menu" })
  const onPhone = await menu.isVisible()
  if (onPhone) await menu.click()
  const where = page.getByRole(onPhone ? "dialog" : "banner")
  await where.getByRole("link", { name: "Wishlist" }).click()
  await expect(page.getByRole("tab", { name: "Wishlist" })).toHaveAttribute("aria-selected", "true")
  await expect(page.getByRole("tabpanel").getByRole("link", { name: "Browse stones" })).toBeVisible()
  await expectGoodPage(page)
})

test("a visitor sees that a login is required, and signs in from there", async ({ page, at }) => {
  await page.goto(at("/shop", slug))
  await expect(page.getByRole("link", { name: "Wishlist" })).toHaveCount(0)
  await addTo(page, "Mogok Ruby").click()
  await expect(page.getByText("⚠️ Login required")).toBeVisible()
  await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible()
})

test.describe("a refused request", () => {
  // The browser logs the 503.
  test.use({ expectedNoise: [/status of 503/] })

  test("leaves the heart as it was, and shows an error", async ({ page, at }) => {
    await page.goto(at("/shop", slug))
    await enter(page, shopper)
    await page.route("**/api/wishlist", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 503,
            json: { error: "The service is away", code: "SERVICE_UNAVAILABLE" },
          })
        : route.continue()
    )
    await addTo(page, "Mogok Ruby").click()
    await expect(page.getByText("Failed to update wishlist. Please try again.")).toBeVisible()
    await expect(addTo(page, "Mogok Ruby")).toBeVisible()
    expect((await shopper.client.get<unknown[]>("/api/wishlist")).body).toEqual([])
  })
})

test("a tenant without wishlists shows no heart, no icon and no tab", async ({ page, at }) => {
  const { tenant } = await newCatalog([{ name: "Plain Ruby", isFeatured: "TRUE" }])
  await switchFeatures(tenant.slug, { enableWishlist: false })
  const { email } = await newShopper(tenant.slug)
  await page.goto(at("/shop", tenant.slug))
  await signIn(page, { email, password: PASSWORD })
  for (const path of ["/shop", "/", "/products/plain-ruby", "/profile?tab=wishlist"]) {
    await page.goto(at(path, tenant.slug))
    await page.waitForLoadState("networkidle")
    await expect(page).toHaveURL(at(path, tenant.slug))
    await expect(page.getByRole("button", { name: /wishlist/i })).toHaveCount(0)
    await expect(page.getByRole("link", { name: /wishlist/i })).toHaveCount(0)
    await expect(page.getByRole("tab", { name: /wishlist/i })).toHaveCount(0)
  }
})
