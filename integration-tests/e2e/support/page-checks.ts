import type { Page } from "@playwright/test"
import { runAxe } from "./run-axe"
import { expect } from "./test"

/** Waits until animations have ended: an element that fades in is translucent meanwhile, and axe would report it. */
export const untilStill = (page: Page) =>
  page.evaluate(async () => {
    // An element that a click has just opened begins to fade in with the next frame.
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((it) => it.effect?.getComputedTiming().endTime !== Infinity)
        .map((it) => it.finished)
    )
  })

/** Expects no serious or critical axe violation on the page, or in a part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await untilStill(page)
  const violations = await runAxe(page, part)
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical")
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)
  ).toEqual([])
}

/** Expects the page to be no wider than its window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const widths = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(widths.page).toBeLessThanOrEqual(widths.window)
}

/** Expects a settled page that is accessible and does not scroll sideways. */
export async function expectGoodPage(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
}
