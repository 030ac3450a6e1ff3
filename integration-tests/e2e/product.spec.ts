import type { OrderPassport } from "../../src/contract/passport"
import type { Product } from "../../src/contract/product"
import { Client } from "../support/client"
import { buy, newBuyer, newTenantWithStones } from "../support/tenant-with-stones"
import { expectStatus } from "../support/shopper"
import { expectAccessible, expectGoodPage } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

/** Returns a demo product in stock with several pictures and related products. */
async function stoneOf(slug: string): Promise<Product> {
  const { body } = await new Client(slug).get<Product[]>("/api/products?inStock=true&limit=100")
  const stone = body.find((it) => it.images.length > 1 && it.carat)
  if (!stone) throw new Error(`The tenant ${slug} has no such stone`)
  return stone
}

for (const slug of ["default", "sapphire"]) {
  test(`a product of ${slug} can be bought without scrolling, viewed closely, and asked about`, async ({
    page,
    at,
  }) => {
    const stone = await stoneOf(slug)
    await page.goto(at(`/products/${stone.slug}`, slug))
    await expect(page.getByRole("heading", { level: 1, name: stone.name })).toBeInViewport()
    const add = page.getByRole("button", { name: "Add to Cart" })
    await expect(add).toHaveCount(1)
    await expect(add).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/^[\d.]+ ratti$/)).toBeVisible()
    await expect(page.getByText(/per carat$/)).toBeVisible()
    await expect(page.getByText("Treatment", { exact: true })).toBeVisible()
    const ask = page.getByRole("link", { name: "Ask about this stone" })
    await expect(ask).toHaveAttribute(
      "href",
      new RegExp(`^https://wa\\.me/91\\d{10}\\?text=.*${stone.slug}$`)
    )
    await expect(page.getByRole("heading", { name: "Stones like this one" })).toBeVisible()
    await expectGoodPage(page)

    // The sticky bar must not cover the footer.
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(add).not.toBeInViewport()
  })
}

test(
  "a sold-out product offers similar ones where others have their cart controls",
  { tag: "@phone" },
  async ({ page, at }) => {
    const { body } = await new Client("default").get<Product[]>("/api/products?inStock=false&limit=1")
    await page.goto(at(`/products/${body[0]?.slug ?? ""}`))
    await expect(page.getByText("Out of Stock")).toBeVisible()
    await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0)
    await expect(page.getByRole("button", { name: "Increase quantity" })).toHaveCount(0)
    await expect(page.getByText("Free Shipping", { exact: true })).toHaveCount(0)
    const similar = page.getByRole("region", { name: "Stones like this one" })
    await expect(similar).toHaveCount(1)
    const apart = async () => {
      const [price, list] = await Promise.all([
        page.getByText("Out of Stock").boundingBox(),
        similar.boundingBox(),
      ])
      return (list?.y ?? Infinity) - (price?.y ?? 0)
    }
    expect(await apart()).toBeLessThan(200)
    await expectGoodPage(page)
  }
)

test(
  "a shopper learns when a stone arrives, and the next page remembers the pincode",
  { tag: "@phone" },
  async ({ page, at }) => {
    const stone = await stoneOf("default")
    await page.goto(at(`/products/${stone.slug}`))
    await page.getByRole("textbox", { name: "Delivery pincode" }).fill("302001")
    await page.getByRole("button", { name: "Check", exact: true }).click()
    await expect(page.getByText(/^Arrives \w{3} \d+.* in Jaipur$/)).toBeVisible()
    await expectGoodPage(page)
    const other = await stoneOf("sapphire")
    await page.goto(at(`/products/${other.slug}`, "sapphire"))
    await expect(page.getByText(/^Arrives/)).toHaveCount(0)
    await page.goto(at(`/products/${stone.slug}`))
    await expect(page.getByText(/^Arrives/)).toBeVisible()
  }
)

test("the gallery is operated by keys, arrow buttons and swipes, and opens in full screen", async ({
  page,
  at,
}) => {
  const stone = await stoneOf("default")
  const count = stone.images.length
  await page.goto(at(`/products/${stone.slug}`))
  const gallery = page.getByRole("region", { name: `Pictures of ${stone.name}` })
  await gallery.getByRole("group").focus()
  await page.keyboard.press("ArrowRight")
  await expect(gallery.getByText(`2 / ${String(count)}`)).toBeVisible()
  await gallery.getByRole("button", { name: "Previous image" }).click()
  await expect(gallery.getByText(`1 / ${String(count)}`)).toBeVisible()
  // Like a swipe, the browser scrolls the row and the counter follows. The row must be at rest first: a scroll
  // animation
  // in the compositor would continue after a script has moved the row.
  const row = gallery.getByRole("group")
  await expect.poll(() => row.evaluate((it) => it.scrollLeft)).toBe(0)
  await row.evaluate((row) => {
    row.dispatchEvent(new WheelEvent("wheel", { bubbles: true }))
    row.scrollTo({ left: row.clientWidth, behavior: "instant" })
  })
  await expect(gallery.getByText(`2 / ${String(count)}`)).toBeVisible()

  await gallery.getByRole("button", { name: "Zoom" }).click()
  const dialog = page.getByRole("dialog", { name: stone.name })
  await expect(dialog.getByRole("img", { name: `${stone.name}, picture 2` })).toBeVisible()
  await dialog.getByRole("button", { name: "Zoom in" }).press("Enter")
  await expect(dialog.getByText("200%")).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(gallery.getByRole("button", { name: "Zoom" })).toBeFocused()
})

test(
  "a buyer finds the product's passport at the order, and anyone with its URL can verify it",
  { tag: "@phone" },
  async ({ page, at, browser }) => {
    const tenant = await newTenantWithStones([{ name: "Ruby of Mogok", stock: 3 }])
    const buyer = await newBuyer(tenant.slug)
    const stone = tenant.stones.get("Ruby of Mogok") as Product
    const { orderNumber } = expectStatus((await buy(buyer, stone.id)).response, 201).body
    await beSignedIn(page, buyer.client)
    await page.goto(at(`/orders/${orderNumber}`, tenant.slug))
    const link = page.getByRole("link", { name: "Stone passport of Ruby of Mogok" })
    await expect(page.getByRole("img", { name: "Stone passport: Ruby of Mogok" })).toBeVisible()
    await expectGoodPage(page)
    const { body } = await buyer.client.get<OrderPassport[]>(`/api/orders/${orderNumber}/passports`)
    await link.click()
    await expect(page).toHaveURL(body[0]?.url ?? "")

    const elsewhere = await browser.newContext()
    const stranger = await elsewhere.newPage()
    await stranger.goto(at(`/s/${body[0]?.code ?? ""}`, tenant.slug))
    await expect(stranger.getByText("Genuine record")).toBeVisible()
    await expect(stranger.getByRole("heading", { name: "Ruby of Mogok" })).toBeVisible()
    await expectGoodPage(stranger)
    await elsewhere.close()
  }
)
