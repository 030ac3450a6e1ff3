import { Client } from "../support/client"
import { newTenant } from "../support/tenant"
import { expectGoodPage } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

test("an integration key is created, shown once, works, and is revoked", async ({ page, at }) => {
  const tenant = await newTenant()
  await beSignedIn(page, tenant.admin)
  await page.goto(at("/admin/keys", tenant.slug))
  await expect(page.getByText("No other software is connected to this store yet.")).toBeVisible()
  const make = page.getByRole("button", { name: "Create key" })
  await make.click()
  const name = page.getByRole("textbox", { name: "What is it for?" })
  await expect(name).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByText("Please choose what the key may do")).toBeVisible()
  await expectGoodPage(page)

  await name.fill("Accounting")
  await page.getByRole("checkbox", { name: "See orders" }).check()
  await make.click()
  const dialog = page.getByRole("dialog", { name: "The key for Accounting" })
  const key = await dialog.getByRole("code").innerText()
  await expectGoodPage(page)
  await dialog.getByRole("button", { name: "Done" }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(key)).toHaveCount(0)

  const call = () =>
    new Client(tenant.slug).get("/api/admin/orders", { headers: { authorization: `Bearer ${key}` } })
  expect((await call()).status).toBe(200)
  const row = page.getByRole("listitem").filter({ hasText: "Accounting" })
  await expect(row).toContainText("See orders")
  await row.getByRole("button", { name: "Revoke the key for Accounting" }).click()
  await page.getByRole("dialog", { name: "Revoke this key?" }).getByRole("button", { name: "Revoke" }).click()
  await expect(page.getByText("The key for Accounting is revoked")).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await call()).status).toBe(401)
})
