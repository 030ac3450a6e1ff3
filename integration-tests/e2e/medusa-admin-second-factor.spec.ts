import { setTimeout } from "node:timers/promises"
import type { Page } from "@playwright/test"
import { codeOf, wrongCodeOf } from "../support/authenticator"
import { invitedStaff } from "../support/medusa-staff"
import { newTenant } from "../support/tenant"
import { medusaAdminAt, typePassword, untilMedusaAdminIsBuilt } from "./support/medusa-admin"
import { expect, test } from "./support/test"

test.setTimeout(180_000)
test.beforeAll(untilMedusaAdminIsBuilt)
// Medusa Admin requests the current user before sign-in, wrong codes get errors, and it looks for updates on a host of
// Medusa's.
test.use({
  expectedNoise: [/status of 40[0134]|script-src blocks eval|net::ERR_/],
  viewport: { width: 1280, height: 800 },
  isMobile: false,
})

/** Each attempt hashes a password or all recovery codes, which is slow by design. */
const slowly = { timeout: 30_000 }

const codeHeading = (page: Page) => page.getByRole("heading", { name: "Two-factor authentication" })

const refusal = (page: Page) => page.getByText(/invalid.*code/i)

/** The first input takes the whole code. The form is submitted when the code is complete. */
const typeCode = (page: Page, code: string) => page.getByLabel("One-time password 1").fill(code)

async function signOut(page: Page, email: string): Promise<void> {
  // A slow response comes after Medusa's menu has closed.
  await page.route("**/auth/session", async (route) => {
    if (route.request().method() === "DELETE") await setTimeout(500)
    await route.continue()
  })
  await page.goto(medusaAdminAt("/faqs"))
  await page.getByRole("button", { name: email }).click()
  await page.getByRole("menuitem", { name: "Log out" }).click()
  await expect(page.getByPlaceholder("Password")).toBeVisible()
}

/**
 * Enrols as a person does who types the secret instead of scanning the picture.
 * @returns the secret and the recovery codes
 */
async function enrol(page: Page): Promise<{ secret: string; recovery: string[] }> {
  await page.goto(medusaAdminAt("/settings/profile"))
  const started = page.waitForResponse(
    (it) => it.url().endsWith("/auth/mfa/factors") && it.request().method() === "POST"
  )
  await page.getByRole("button", { name: "Enable" }).click()
  const { secret } = (await (await started).json()) as { secret: string }
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByText(secret)).toBeVisible()
  await expect(dialog.locator("canvas")).toBeVisible()
  await typeCode(page, wrongCodeOf(secret))
  await expect(dialog.getByText("Invalid TOTP code")).toBeVisible()
  await typeCode(page, codeOf(secret))
  await expect(dialog.getByRole("heading", { name: "Recovery codes" })).toBeVisible()
  const recovery = await dialog.locator("p.font-mono").allTextContents()
  await dialog.getByRole("button", { name: "Complete" }).click()
  await expect(page.getByText("Enabled", { exact: true })).toBeVisible()
  return { secret, recovery }
}

test("staff turn the second factor on, enter its code at sign-in, and sign in with a recovery code without the app", async ({
  page,
}) => {
  const tenant = await newTenant()
  const { email } = await invitedStaff(tenant.id)
  await typePassword(page, email)
  await page.waitForURL(/\/app\/(?!login)/)
  const { secret, recovery } = await enrol(page)
  expect(recovery.length).toBeGreaterThanOrEqual(8)

  await signOut(page, email)
  await typePassword(page, email)
  await expect(codeHeading(page)).toBeVisible(slowly)
  await typeCode(page, wrongCodeOf(secret))
  await expect(refusal(page)).toBeVisible(slowly)
  // The password alone gives access to no page.
  await page.goto(medusaAdminAt("/faqs"))
  await expect(page.getByPlaceholder("Password")).toBeVisible()
  await typePassword(page, email)
  await typeCode(page, codeOf(secret))
  await page.waitForURL(/\/app\/(?!login)/)
  await page.goto(medusaAdminAt("/faqs"))
  await expect(page.getByRole("heading", { name: "FAQs" })).toBeVisible()

  const [code = ""] = recovery
  const byRecovery = async () => {
    await typePassword(page, email)
    await page.getByRole("button", { name: "Use a recovery code" }).click()
    await page.getByPlaceholder("Recovery code").fill(code)
    await page.getByRole("button", { name: "Verify" }).click()
  }
  await signOut(page, email)
  await byRecovery()
  await page.waitForURL(/\/app\/(?!login)/)
  await signOut(page, email)
  await byRecovery()
  await expect(refusal(page)).toBeVisible(slowly)

  await typePassword(page, email)
  await typeCode(page, codeOf(secret))
  await page.waitForURL(/\/app\/(?!login)/)
  await page.goto(medusaAdminAt("/settings/profile"))
  await page.getByRole("button", { name: "Disable" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click()
  await expect(page.getByText("Disabled", { exact: true })).toBeVisible()
  await signOut(page, email)
  await typePassword(page, email)
  await page.waitForURL(/\/app\/(?!login)/)
})
