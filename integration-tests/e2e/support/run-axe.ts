import type { Page } from "@playwright/test"
import axe from "axe-core"

/**
 * Runs axe on the page, or on a part of it, and returns its violations. Our pages have no frames, so axe runs in the page
 * alone: `@axe-core/playwright` opens a second page for each run, which doubles its time.
 * @param part CSS selector
 */
export async function runAxe(page: Page, part?: string): Promise<axe.Result[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async (selector) => {
    const { axe: own } = window as unknown as { axe: typeof axe }
    // What passes is not listed.
    const { violations } = await own.run(selector ?? document, { resultTypes: ["violations"] })
    return violations
  }, part)
}
