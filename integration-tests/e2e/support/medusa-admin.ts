import type { Page } from "@playwright/test"
import { product } from "../../support/product"
import { PASSWORD } from "../../support/shopper"

/** A page of Medusa Admin, on the origin of the Medusa server. */
export const medusaAdminAt = (path: string): string => `${product().medusaUrl}/app${path}`

/** Types a colleague's password; what comes then, a page or a question for a code, is the caller's to await. */
export async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto(medusaAdminAt("/login"))
  await page.getByPlaceholder("Email").fill(email)
  await page.getByPlaceholder("Password").fill(PASSWORD)
  await page.getByRole("button", { name: /continue/i }).click()
}
