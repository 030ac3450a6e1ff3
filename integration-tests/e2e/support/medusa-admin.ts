import { test, type Page } from "@playwright/test"
import { medusaAdminIsBuilt, patience } from "../../support/medusa-admin-built"
import { product } from "../../support/product"
import { PASSWORD } from "../../support/shopper"

/** For a `beforeAll`: waits until the server serves Medusa Admin. */
export function untilMedusaAdminIsBuilt(): Promise<void> {
  test.setTimeout(patience)
  return medusaAdminIsBuilt()
}

/** Returns the URL of a page of Medusa Admin, on the Medusa server's origin. */
export const medusaAdminAt = (path: string): string => `${product().medusaUrl}/app${path}`

/** Submits a staff user's password. The caller waits for the result: a page or the prompt for a code. */
export async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto(medusaAdminAt("/login"))
  await page.getByPlaceholder("Email").fill(email)
  await page.getByPlaceholder("Password").fill(PASSWORD)
  await page.getByRole("button", { name: /continue/i }).click()
}
