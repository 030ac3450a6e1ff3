import { gzipSync } from "node:zlib"
import type { Page } from "@playwright/test"

/**
 * What the page has loaded of its own origin's scripts, in bytes as gzip makes them; the gateway's is not ours to weigh.
 * @throws Error where it has loaded none: then it was not looked at rightly
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
