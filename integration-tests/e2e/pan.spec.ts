import { newBuyer, newTenantWithStones } from "../support/tenant-with-stones"
import { paidOrder } from "../support/orders"
import { expectStatus } from "../support/shopper"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

test("an expensive product is paid for with a PAN, and the order shows it masked", async ({ page, at }) => {
  const { slug, stones } = await newTenantWithStones([{ name: "Dear Ruby", stock: 2, price: "250000.00" }])
  const buyer = await newBuyer(slug)
  const productId = stones.get("Dear Ruby")?.id
  expectStatus(await buyer.client.post("/api/cart", { productId }), 200)
  await beSignedIn(page, buyer.client)
  await page.goto(at("/checkout", slug))
  await expect(page.getByText(/The law requires.*₹2,00,000.*Form 97/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await page.getByRole("button", { name: /^Pay ₹/ }).click()
  const pan = page.getByRole("textbox", { name: "PAN" })
  await expect(pan).toBeFocused()
  await expect(pan).toBeInViewport()
  await expect(page.getByText("Please enter your PAN")).toBeVisible()
  await expect(page.getByRole("alert")).toHaveCount(0)
  await pan.fill("aaapa1234a")
  await page.getByRole("button", { name: /^Pay ₹/ }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Success" }).click()
  await page.waitForURL(/\/profile\?tab=orders&placed=/)
  await page.getByRole("list", { name: "My Orders" }).getByRole("listitem").getByRole("link").click()
  await expect(page.getByText("Buyer's PAN: AAAPA****A")).toBeVisible()
})

test("whoever opens the order's e-mail signed out signs in and lands on the order's confirmation", async ({
  page,
  at,
}) => {
  const { slug, stones } = await newTenantWithStones([{ name: "Ruby", stock: 2 }])
  const buyer = await newBuyer(slug)
  const { orderNumber } = await paidOrder(buyer, stones.get("Ruby")?.id ?? "")
  await page.goto(at(`/profile?tab=orders&placed=${orderNumber}`, slug))
  const dialog = page.getByRole("dialog", { name: "Sign In" })
  await dialog.getByLabel("Email").fill(buyer.email)
  await dialog.getByRole("textbox", { name: "Password" }).fill(buyer.password)
  await dialog.getByRole("button", { name: "Sign In" }).click()
  await page.waitForURL(/\/profile\?tab=orders&placed=/)
  await expect(page.getByRole("region", { name: "Thank you! Your order is confirmed" })).toContainText(
    orderNumber
  )
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
})
