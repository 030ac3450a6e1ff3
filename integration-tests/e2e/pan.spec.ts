import { newBuyer, newTenantWithStones } from "../support/tenant-with-stones"
import { expectStatus } from "../support/shopper"
import { signIn } from "./support/account"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

test("an expensive product is paid for with a PAN, and the order shows it masked", async ({ page, at }) => {
  const { slug, stones } = await newTenantWithStones([{ name: "Dear Ruby", stock: 2, price: "250000.00" }])
  const buyer = await newBuyer(slug)
  const productId = stones.get("Dear Ruby")?.id
  expectStatus(await buyer.client.post("/api/cart", { productId }), 200)
  await page.goto(at("/", slug))
  await signIn(page, buyer)
  await page.goto(at("/checkout", slug))
  await expect(page.getByText(/Rule 114B.*₹2,00,000/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await page.getByRole("button", { name: /^Pay ₹/ }).click()
  await expect(page.getByText("PAN required")).toBeVisible()
  await page.getByRole("textbox", { name: "PAN" }).fill("abcde1234f")
  await page.getByRole("button", { name: /^Pay ₹/ }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Success" }).click()
  await page.waitForURL("**/profile?tab=orders")
  await page.getByRole("tabpanel").getByRole("listitem").getByRole("link").click()
  await expect(page.getByText("Buyer's PAN: ABCDE****F")).toBeVisible()
})
