import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect } from "./test"

/** What fades in is see-through on its way; it is judged once it is there. */
export const untilStill = (page: Page) =>
  page.evaluate(async () => {
    // What a click has just opened begins to fade in with the next frame.
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((it) => it.effect?.getComputedTiming().endTime !== Infinity)
        .map((it) => it.finished)
    )
  })

/** Nothing that axe calls serious or critical, on the page or in a part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await untilStill(page)
  const axe = new AxeBuilder({ page })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical")
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)
  ).toEqual([])
}

/** The page is no wider than its window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const widths = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(widths.page).toBeLessThanOrEqual(widths.window)
}

/** A page that has settled can be read by everybody, and doesn't scroll sideways. */
export async function expectGoodPage(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
}
