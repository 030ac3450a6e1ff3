import { readFile } from "node:fs/promises"
import { buy, newBuyer, type Buyer } from "../support/tenant-with-stones"
import { expectStatus, signIn as signInByCall } from "../support/shopper"
import { signIn } from "./support/account"
import { expectAccessible, expectNoSidewaysScrolling } from "./support/page-checks"
import { plentifulStone } from "./support/stone"
import { expect, test } from "./support/test"

test.setTimeout(180_000)

let buyer: Buyer

test.beforeEach(async ({ page, at }) => {
  buyer = await newBuyer("default")
  await page.goto(at("/"))
  await signIn(page, buyer)
})

test("a person sees where they are signed in, and signs the other devices out", async ({ page, at }) => {
  const elsewhere = await signInByCall(buyer.email, buyer.password)
  await page.goto(at("/profile"))
  const card = page.getByRole("region", { name: "Where you are signed in" })
  await expect(card.getByRole("listitem")).toHaveCount(3)
  await expect(card.getByText("This device")).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await card.getByRole("button", { name: "Sign out everywhere" }).click()
  const dialog = page.getByRole("dialog", { name: "Sign out everywhere?" })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click()
  await expect(page.getByText("Signed out on 2 other devices")).toBeVisible()
  await expect(card.getByRole("listitem")).toHaveCount(1)
  expect((await elsewhere.get("/api/auth/me")).status).toBe(401)
})

test.describe("a person's data", () => {
  test.use({ expectedNoise: [/status of (400|401)/] })

  test("is downloaded, then deleted with the password; the person ends on the home page, signed out", async ({
    page,
    at,
  }) => {
    await page.goto(at("/profile"))
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my data" }).click(),
    ])
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe("PK")

    await page.getByRole("button", { name: "Delete my account" }).click()
    const dialog = page.getByRole("dialog", { name: "Delete your account?" })
    await expect(dialog).toContainText("invoices are kept")
    await expectAccessible(page)
    const password = dialog.getByRole("textbox", { name: "Password" })
    await password.fill("Wrong1234")
    await dialog.getByRole("button", { name: "Delete my account" }).click()
    await expect(dialog.getByText("Password is incorrect")).toBeVisible()
    await password.fill(buyer.password)
    await dialog.getByRole("button", { name: "Delete my account" }).click()
    await expect(page.getByText("Your account is deleted")).toBeVisible()
    await expect(page).toHaveURL(at("/"))
    await expect(page.getByRole("banner").getByRole("button", { name: "Account" })).toHaveCount(0)
    const gone = { email: buyer.email, password: buyer.password }
    expect((await buyer.client.post("/api/auth/login", gone)).status).toBe(401)
  })
})

test("an order's page lists its events with their times, and its products are bought again in one click", async ({
  page,
  at,
}) => {
  const stone = await plentifulStone()
  const order = expectStatus((await buy(buyer, stone.id)).response, 201).body
  await page.goto(at(`/orders/${order.orderNumber}`))
  const history = page.getByRole("region", { name: "Order history" })
  await expect(history.getByRole("listitem")).toHaveText([/^Payment Confirmed/, /^Order Placed/])
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await page.getByRole("button", { name: "Buy again" }).click()
  await expect(page.getByText("1 stone is in your cart.")).toBeVisible()
  await page.getByRole("link", { name: "Go to the cart" }).click()
  await expect(page.getByText(stone.name).first()).toBeVisible()
})
