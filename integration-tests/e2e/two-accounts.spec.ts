import type { Page } from "@playwright/test"
import type { Address } from "../../src/contract/address"
import type { CartItem } from "../../src/contract/cart"
import type { Client } from "../support/client"
import { expectStatus, newShopper, type Shopper } from "../support/shopper"
import { newTenant } from "../support/tenant"
import { buy, newBuyer } from "../support/tenant-with-stones"
import { expectAccessible } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { plentifulStone } from "./support/stone"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

test.describe("two tabs of one browser, in which two people sign in one after the other", () => {
  // The browser logs the refusals.
  test.use({ expectedNoise: [/status of 409/] })

  const itemsOf = async (client: Client) => ({
    addresses: (await client.get<Address[]>("/api/addresses")).body.length,
    cart: (await client.get<{ items: CartItem[] }>("/api/cart")).body.items.length,
    wishlist: (await client.get<unknown[]>("/api/wishlist")).body.length,
  })

  /** Opens a page for the first person; then the second one signs in in another tab. */
  async function takeOver(page: Page, address: string, first: Shopper, second: Shopper): Promise<void> {
    await beSignedIn(page, first.client)
    await page.goto(address)
    await beSignedIn(page, second.client)
  }

  async function expectNamed(page: Page): Promise<void> {
    await expect(page.getByText("You are signed in as Ravi Two")).toBeVisible()
    await expectAccessible(page)
  }

  let first: Shopper
  let second: Shopper
  test.beforeEach(async () => {
    ;[first, second] = await Promise.all([newShopper(), newShopper()])
    expectStatus(await second.client.put("/api/account", { name: "Ravi Two" }), 200)
  })

  test("the first tab writes no address, cart or wishlist of the second person, and names who is signed in", async ({
    page,
    at,
  }) => {
    const stone = await plentifulStone()
    await test.step("address", async () => {
      await takeOver(page, at("/profile?tab=addresses"), first, second)
      await page.getByRole("button", { name: "Add Address" }).click()
      await page.getByRole("textbox", { name: "Full Name" }).fill("Asha Rao")
      await page.getByRole("textbox", { name: "Phone" }).fill("98765 43210")
      await page.getByRole("textbox", { name: "Pincode" }).fill("302001")
      await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Jaipur")
      await page.getByRole("textbox", { name: "Address Line 1" }).fill("12 MI Road")
      await page.getByRole("button", { name: "Save Address" }).click()
      await expectNamed(page)
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Ravi Two")
    })
    await test.step("cart", async () => {
      await takeOver(page, at(`/products/${stone.slug}`), first, second)
      await page.getByRole("button", { name: "Add to Cart" }).first().click()
      await expectNamed(page)
    })
    await test.step("wishlist", async () => {
      await takeOver(page, at(`/products/${stone.slug}`), first, second)
      await page.getByRole("button", { name: "Add to wishlist" }).first().click()
      await expectNamed(page)
    })
    const nothing = { addresses: 0, cart: 0, wishlist: 0 }
    expect(await itemsOf(first.client)).toEqual(nothing)
    expect(await itemsOf(second.client)).toEqual(nothing)
    // Once: the next page says nothing, and its writes are the second person's.
    await page.reload()
    await page.getByRole("button", { name: "Add to wishlist" }).first().click()
    await expect(page.getByRole("button", { name: "Remove from wishlist" }).first()).toBeVisible()
    await expect(page.getByText("You are signed in as")).toHaveCount(0)
    await expect.poll(() => itemsOf(second.client)).toEqual({ ...nothing, wishlist: 1 })
  })

  test("a form of an admin, with a picture and unsaved changes, is not saved by a shopper's session", async ({
    page,
    at,
  }) => {
    const { admin, slug } = await newTenant()
    const shopper = await newShopper(slug)
    await beSignedIn(page, admin)
    await page.goto(at("/admin/branding", slug))
    await page.getByRole("textbox", { name: "Tagline" }).fill("Stones with a story")
    await beSignedIn(page, shopper.client)
    await page.getByRole("button", { name: /^Save/ }).last().click()
    await expect(page.getByText(`You are signed in as ${shopper.user.name}`)).toBeVisible()
    await expect(page).toHaveURL(at("/", slug))
    expect((await admin.get<{ tagline: string }>("/api/branding")).body.tagline).not.toBe(
      "Stones with a story"
    )
  })
})

test.describe("a link in an e-mail, opened by a person who is signed out", () => {
  test.use({ expectedNoise: [/status of 404/] })

  test("leads to the order after signing in", async ({ page, at }) => {
    const buyer = await newBuyer("default")
    const stone = await plentifulStone()
    const { orderNumber } = expectStatus((await buy(buyer, stone.id)).response, 201).body
    await page.goto(at(`/orders/${orderNumber}`))
    await expect(page).toHaveURL(at(`/?signIn=1&next=/orders/${orderNumber}`))
    const dialog = page.getByRole("dialog", { name: "Sign In" })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel("Email").fill(buyer.email)
    await dialog.getByRole("textbox", { name: "Password" }).fill(buyer.password)
    await dialog.getByRole("button", { name: "Sign In" }).click()
    await expect(page).toHaveURL(at(`/orders/${orderNumber}`))
    await expect(page.getByRole("heading", { level: 1 })).toContainText(orderNumber)
    // Whoever is signed in already is led on.
    await page.goto(at("/?signIn=1&next=/profile?tab=addresses"))
    await expect(page).toHaveURL(at("/profile?tab=addresses"))
  })

  test("never leads to another site", async ({ page, at }) => {
    await beSignedIn(page, (await newShopper()).client)
    for (const next of [
      "//evil.example",
      "/\\evil.example",
      "/%2F/evil.example",
      "/.//evil.example",
      "javascript:1",
    ]) {
      await page.goto(at(`/?signIn=1&next=${encodeURIComponent(next)}`))
      await expect(page).toHaveURL(at("/"))
    }
  })
})
