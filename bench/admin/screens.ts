import { chromium, type Page } from "@playwright/test"
import type { Client } from "../../integration-tests/support/client"
import { saveData } from "../../integration-tests/support/save-data"
import { scriptBytes } from "../../integration-tests/support/script-bytes"
import { withBrowser } from "../storefront/browser"
import { median, type Finding } from "../support/report"

const promisedFrameMs = 50
const promisedBytes = 300_000
/** Number of times that a list loads 100 more rows before it is scrolled. */
const readsOn = 9
/** Number of wheel events and pixels per event: down the whole list and up again. */
const turns = 120
const turnPixels = 400
const rounds = 3

/** Runs in the page: afterwards `frameTimes.longest` is the longest time between two frames, in ms. */
const watchFrames = `
  window.frameTimes = { longest: 0 }
  let last
  requestAnimationFrame(function next(now) {
    if (last !== undefined) frameTimes.longest = Math.max(frameTimes.longest, now - last)
    last = now
    requestAnimationFrame(next)
  })`

/** Longest frame while a list of a thousand rows is scrolled down and up by the wheel, in ms. */
async function longestFrame(page: Page, path: string): Promise<number> {
  await page.goto(path)
  const rows = page.getByRole("table").getByRole("row")
  await rows.nth(5).waitFor()
  const more = page.getByRole("button", { name: "Show more" })
  for (let n = 0; n < readsOn; n++) {
    await more.click()
    await page.waitForLoadState("networkidle")
  }
  await page.mouse.move(640, 400)
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(500)
  await page.evaluate(watchFrames)
  for (let n = 0; n < turns; n++) {
    await page.mouse.wheel(0, n < turns / 2 ? turnPixels : -turnPixels)
    await page.waitForTimeout(20)
  }
  return page.evaluate<number>("frameTimes.longest")
}

/** Size of our scripts that a first visit to a page loads, in bytes after gzip. */
async function firstLoad(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.waitForLoadState("networkidle")
  return scriptBytes(page)
}

/** Measures how the screens of a large tenant's back office load and scroll on a desktop. */
export async function benchAdminScreens({ origin, cookies }: Client): Promise<Finding[]> {
  const signedIn = [...cookies].map(([name, value]) => ({ name, value, url: origin }))
  return withBrowser(async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const inPage = async <T>(act: (page: Page) => Promise<T>): Promise<T> => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        serviceWorkers: "block",
      })
      await context.addCookies(signedIn)
      // Scripts that are loaded ahead of the next screen are no part of a page.
      await saveData(context)
      const found = await act(await context.newPage())
      await context.close()
      return found
    }
    const findings: Finding[] = []
    for (const path of ["/admin", "/admin/products", "/admin/orders", "/admin/settings"]) {
      const bytes = await inPage((page) => firstLoad(page, origin + path))
      findings.push({
        what: `first load of ${path}`,
        result: `${(bytes / 1000).toFixed(0)} kB of scripts; promised: ${promisedBytes / 1000} kB`,
        holds: bytes <= promisedBytes,
      })
    }
    for (const path of ["/admin/products?view=table", "/admin/orders?view=table"]) {
      const longest: number[] = []
      for (let round = 0; round < rounds; round++)
        longest.push(await inPage((page) => longestFrame(page, origin + path)))
      findings.push({
        what: `scrolling 1,000 rows of ${path}`,
        result: `${median(longest).toFixed(0)} ms the longest frame (${longest.map((it) => it.toFixed(0)).join(", ")}); promised: ${promisedFrameMs}`,
        holds: median(longest) <= promisedFrameMs,
      })
    }
    await browser.close()
    return findings
  })
}
