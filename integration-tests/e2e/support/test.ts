import { expect, test as base, type Page } from "@playwright/test"
import { product } from "../../support/product"
import { driftIn } from "./drift"

interface Fixtures {
  /** Console lines that a spec expects because it provokes them. */
  expectedNoise: RegExp[]
  /** Returns the URL of a tenant's page, by the tenant's slug. */
  at: (path: string, slug?: string) => string
}

/**
 * Waits until React has hydrated the page, so that no click is lost. Does nothing on pages outside the storefront.
 */
const untilAlive = (page: Page) =>
  page.waitForFunction(
    () =>
      !("__reactRouterContext" in window) ||
      Object.keys(document.body).some((it) => it.startsWith("__reactFiber$"))
  )

/**
 * A page that fails its test when the browser reports an error (console error, exception, CSP violation) or receives a
 * response that violates its contract.
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
    // Chromium logs nothing when a script catches the violation itself, such as `new Function` in a library.
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
    const reload = page.reload.bind(page)
    page.reload = async (...how) => {
      const response = await reload(...how)
      await untilAlive(page)
      return response
    }
    await use(page)
    await Promise.all(looked)
    expect(noise.filter((line) => !expectedNoise.some((expected) => expected.test(line)))).toEqual([])
  },
})

export { expect }
