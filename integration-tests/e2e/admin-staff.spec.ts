import { mailTo, tokenIn } from "../support/mailbox"
import { PASSWORD } from "../support/shopper"
import { newTenant, type NewTenant } from "../support/tenant"
import { signIn } from "./support/account"
import { expectGoodPage } from "./support/page-checks"
import { beSignedIn } from "./support/signed-in"
import { expect, test } from "./support/test"

test.setTimeout(120_000)

let here: NewTenant
test.beforeAll(async () => {
  here = await newTenant()
})

test("an admin is invited, sets a password by the mailed link and signs in; a removed admin is locked out", async ({
  page,
  at,
  browser,
}) => {
  const email = `colleague@${here.slug}.test`
  await beSignedIn(page, here.admin)
  await page.goto(at("/admin/staff", here.slug))
  await page.waitForLoadState("networkidle")
  await expectGoodPage(page)
  const field = page.getByRole("textbox", { name: "E-mail" })
  await field.fill("no e-mail")
  await page.getByRole("button", { name: "Invite" }).click()
  await expect(field).toHaveAttribute("aria-invalid", "true")
  await field.fill(email)
  await page.keyboard.press("Enter")
  await expect(page.getByText("Invitation sent")).toBeVisible()
  const row = page.getByRole("listitem").filter({ hasText: email })
  await expect(row).toContainText("Has not chosen a password yet")
  await expectGoodPage(page)

  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(at(`/reset-password?token=${tokenIn(await mailTo(email))}`, here.slug))
  await theirs.getByRole("textbox", { name: "New Password" }).fill(PASSWORD)
  await theirs.getByRole("textbox", { name: "Confirm Password" }).fill(PASSWORD)
  await theirs.getByRole("button", { name: "Reset Password" }).click()
  await expect(theirs.getByText("Password changed")).toBeVisible()
  await theirs.goto(at("/contact", here.slug))
  await signIn(theirs, { email, password: PASSWORD })
  await theirs.goto(at("/admin/staff", here.slug))
  await expect(theirs.getByRole("listitem").filter({ hasText: email })).toContainText("You")

  await page.reload()
  await expect(row).not.toContainText("Invited")
  await page.getByRole("button", { name: `Remove ${email}` }).click()
  const dialog = page.getByRole("dialog", { name: "Remove this administrator?" })
  await expect(dialog).toContainText("They are signed out everywhere at once.")
  await expectGoodPage(page)
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole("button", { name: `Remove ${email}` }).click()
  await dialog.getByRole("button", { name: "Remove" }).click()
  await expect(page.getByText(`${email} no longer runs this store`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await theirs.goto(at("/admin/staff", here.slug))
  await expect(theirs.getByRole("textbox", { name: "E-mail" })).toHaveCount(0)
  await theirs.context().close()
})

test.describe("the last administrator", () => {
  test.use({ expectedNoise: [/409 \(Conflict\)/] })
  test("can't be removed", async ({ page, at }) => {
    const admin = `admin@${here.slug}.test`
    await beSignedIn(page, here.admin)
    await page.goto(at("/admin/staff", here.slug))
    await page.waitForLoadState("networkidle")
    await page.getByRole("button", { name: `Remove ${admin}` }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
    await expect(
      page.getByText("The last administrator can't be removed. Please invite another one first.")
    ).toBeVisible()
    await expect(page.getByRole("listitem").filter({ hasText: admin })).toContainText("You")
    await expectGoodPage(page)
  })
})
