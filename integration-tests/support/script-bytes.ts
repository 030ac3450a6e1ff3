import { gzipSync } from "node:zlib"
import type { Page } from "@playwright/test"

/**
 * Returns the gzip size in bytes of the scripts that a page loaded from its own origin. The gateway's script is
 * excluded.
 * @throws Error if the page loaded no script, since the measurement is then wrong
 */
export async function scriptBytes(page: Page): Promise<number> {
  const scripts = await page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource").map((it) => new URL(it.name))
    const own = loaded.filter((it) => it.origin === location.origin && it.pathname.endsWith(".js"))
    return Promise.all([...new Set(own.map((it) => it.href))].map(async (it) => (await fetch(it)).text()))
  })
  if (scripts.length === 0) throw new Error("The page has loaded no script")
  return scripts.reduce((sum, it) => sum + gzipSync(it).length, 0)
}
