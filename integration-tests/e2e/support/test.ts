import { expect, test as base, type Page } from "@playwright/test"
import { product } from "../../support/product"
import { driftIn } from "./drift"

interface Fixtures {
  /** Console lines that a spec expects, because it provokes them. */
  expectedNoise: RegExp[]
  /** The address of a page of a shop, by its tenant's slug. */
  at: (path: string, slug?: string) => string
}

/**
 * Waits until React has taken the server's HTML over, so that no click goes to a page that can't hear it yet.
 * Pages that aren't the storefront's are left as they are.
 */
const untilAlive = (page: Page) =>
  page.waitForFunction(
    () =>
      !("__reactRouterContext" in window) ||
      Object.keys(document.body).some((it) => it.startsWith("__reactFiber$"))
  )

/**
 * A page that fails its test when the browser complains (errors on the console, exceptions, CSP violations), or gets
 * an answer that isn't what its contract says.
 */
export const test = base.extend<Fixtures>({
  expectedNoise: [[], { option: true }],
  at: async ({}, use) => {
    await use((path, slug = "default") => {
      const host = slug === "default" ? "localhost" : `${slug}.localhost`
      return `http://${host}:${product().port}${path}`
    })
  },
  page: async ({ page, expectedNoise }, use) => {
    const noise: string[] = []
    page.on("pageerror", (error) => noise.push(error.message))
    page.on("console", (message) => {
      if (message.type() === "error") noise.push(message.text())
    })
    // Chromium writes no line for what a script tries and catches, as `new Function` in a library.
    await page.exposeBinding("reportViolation", (_source, violation: string) => void noise.push(violation))
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void }
        reportViolation(`CSP: ${event.violatedDirective} blocks ${event.blockedURI}, ${event.sourceFile}`)
      })
    })
    const looked: Promise<unknown>[] = []
    page.on("response", (response) => {
      looked.push(driftIn(response).then((drift) => drift !== null && noise.push(drift)))
    })
    const goto = page.goto.bind(page)
    page.goto = async (...to) => {
      const response = await goto(...to)
      await untilAlive(page)
      return response
    }
    await use(page)
    await Promise.all(looked)
    expect(noise.filter((line) => !expectedNoise.some((expected) => expected.test(line)))).toEqual([])
  },
})

export { expect }
