import type { Page } from "@playwright/test"
import { newBuyer } from "../support/tenant-with-stones"
import { expectStatus } from "../support/shopper"
import { expectAccessible } from "./support/page-checks"
import { plentifulStone } from "./support/stone"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

/** Longer timeout for requests that involve the gateway: a busy machine needs more time than for a page. */
const eventually = expect.configure({ timeout: 60_000 })

const session = "**/api/checkout/session"

/** Opens the payment window for a shopper with a product in the cart. */
async function openWindow(page: Page, at: (path: string) => string): Promise<void> {
  const stone = await plentifulStone()
  const buyer = await newBuyer("default")
  expectStatus(await buyer.client.post("/api/cart", { productId: stone.id }), 200)
  await beSignedIn(page, buyer.client)
  await page.goto(at("/checkout"))
  await page.getByRole("button", { name: /^Pay ₹/ }).click()
  await eventually(page.getByRole("dialog").getByRole("button", { name: "Success" })).toBeFocused()
}

test.describe("a payment that succeeded although its response was lost", () => {
  test.use({ expectedNoise: [/net::ERR_FAILED|409/] })

  test("opens its order when the window is closed, and never claims that nothing was charged", async ({
    page,
    at,
  }) => {
    await page.route("**/v1/checkout/pay", async (route) => {
      await route.fetch()
      await route.abort()
    })
    await openWindow(page, at)
    await page.getByRole("dialog").getByRole("button", { name: "Success" }).click()
    await eventually(page.getByRole("dialog").getByRole("alert")).toContainText("can't be reached")
    await page.keyboard.press("Escape")
    // The message is shown for 5 s, so the test waits for nothing else first.
    await eventually(page.getByText("Your order is paid")).toBeVisible()
    await page.waitForURL(/\/profile\?tab=orders&placed=/)
    await expect(page.getByText("Nothing was charged", { exact: false })).toHaveCount(0)
    await eventually(page.getByRole("list", { name: "My Orders" }).getByRole("listitem")).toHaveCount(1)
    await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible()
  })
})

test.describe("a page that is reloaded after paying", () => {
  test.use({ expectedNoise: [/net::ERR_FAILED|409/] })

  /** Pays in the open window and loses the response. */
  async function payWithoutResponse(page: Page): Promise<void> {
    await page.route("**/v1/checkout/pay", async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole("dialog").getByRole("button", { name: "Success" }).click()
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText("can't be reached")
  }

  test("shows the paid order, before the shopper pays again", async ({ page, at }) => {
    await openWindow(page, at)
    await payWithoutResponse(page)
    await page.reload()
    await page.waitForURL(/\/profile\?tab=orders&placed=/)
    await expect(page.getByText("Your order is paid")).toBeVisible()
    const confirmation = page.getByRole("region", { name: "Thank you! Your order is confirmed" })
    await expect(confirmation).toBeVisible()
    await expect(page.getByRole("list", { name: "My Orders" }).getByRole("listitem")).toHaveCount(1)
    // Whoever returns to the checkout in this tab is led to the order again, not to the empty cart.
    for (const leave of ["/shop", "/faq"]) {
      await page.goto(at(leave))
      await page.goto(at("/checkout"))
      await page.waitForURL(/\/profile\?tab=orders&placed=/)
      await expect(confirmation).toBeVisible()
    }
    // The cart itself stays reachable.
    await page.goto(at("/cart"))
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(at("/cart"))
  })
})

test("a shopper who returns to an unpaid payment sees that it is still open", async ({ page, at }) => {
  await openWindow(page, at)
  await page.goto(at("/shop"))
  await page.goto(at("/checkout"))
  await expect(page.getByText("Your payment is still open")).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole("button", { name: /^Pay ₹/ })).toBeEnabled()
})

test.describe("a closed payment window", () => {
  test.use({ expectedNoise: [/net::ERR_FAILED/] })

  test("reports that nothing was charged only after the gateway has confirmed it", async ({ page, at }) => {
    await openWindow(page, at)
    let response = (): void => undefined
    const held = new Promise<void>((resolve) => (response = resolve))
    await page.route(session, async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press("Escape")
    await expect(page.getByRole("button", { name: "Processing..." })).toBeVisible()
    await expect(page.getByText("Nothing was charged", { exact: false })).toHaveCount(0)
    response()
    await eventually(page.getByText("Nothing was charged", { exact: false })).toBeVisible()
    await expect(page.getByRole("button", { name: /^Pay ₹/ })).toBeEnabled()
  })

  test("reports an unknown result while the gateway can't be reached", async ({ page, at }) => {
    await openWindow(page, at)
    await page.route(session, (route) => route.abort())
    await page.keyboard.press("Escape")
    await expect(page.getByText("Payment not confirmed")).toBeVisible()
    await expect(page.getByText("Nothing was charged", { exact: false })).toHaveCount(0)
  })
})
