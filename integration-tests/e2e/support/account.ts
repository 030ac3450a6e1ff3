import type { Page } from "@playwright/test"
import { codeIn, mailsTo, mailTo } from "../../support/mailbox"
import { PASSWORD } from "../../support/shopper"
import { expect } from "./test"

/** Opens an account dialog: from the header, or from the menu on a narrow window. */
export async function openAccountDialog(page: Page, name: "Sign In" | "Sign Up"): Promise<void> {
  const menu = page.getByRole("button", { name: "Open menu" })
  if (await menu.isVisible()) {
    await menu.click()
    await page.getByRole("dialog").getByRole("button", { name }).click()
  } else {
    await page.getByRole("banner").getByRole("button", { name }).click()
  }
  await expect(page.getByRole("dialog", { name })).toBeVisible()
}

interface Credentials {
  email: string
  password: string
}

/** Signs in through the dialog. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await openAccountDialog(page, "Sign In")
  await fillSignIn(page, credentials)
}

/** Signs in through the dialog that a page of accounts has opened by itself. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Sign In" })
  await dialog.getByLabel("Email").fill(email)
  await dialog.getByRole("textbox", { name: "Password" }).fill(password)
  await dialog.getByRole("button", { name: "Sign In" }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole("banner").getByRole("button", { name: "Account" })).toBeVisible()
}

/** Signs up through the dialogs, with the code from the mail. */
export async function signUp(page: Page, email: string, name: string): Promise<void> {
  const before = (await mailsTo(email)).length
  await openAccountDialog(page, "Sign Up")
  const dialog = page.getByRole("dialog", { name: "Sign Up" })
  await dialog.getByLabel("Email").fill(email)
  await dialog.getByRole("button", { name: "Send Code" }).click()
  await expect(dialog.getByRole("timer")).toHaveText(/^(10:00|9:\d\d)$/)
  await dialog.getByLabel("Digit 1 of 6").fill(codeIn(await mailTo(email, before)))
  await dialog.getByRole("button", { name: "Verify" }).click()
  await dialog.getByLabel("Full Name").fill(name)
  await dialog.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD)
  await dialog.getByRole("textbox", { name: "Confirm Password" }).fill(PASSWORD)
  await dialog.getByRole("button", { name: "Create Account" }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole("banner").getByRole("button", { name: "Account" })).toBeVisible()
}
