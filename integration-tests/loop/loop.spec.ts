import { chromium, type Browser } from "@playwright/test"
import { browserSwitches, prepareBrowser } from "../../dev/test/browser"
import { Client } from "../support/client"
import { rows } from "../support/database"
import { product } from "../support/product"
import { waitFor } from "../support/wait-for"
import { change, restoreFiles } from "./changed-file"
import { RunningLoop } from "./running-loop"

const START_MS = 20 * 60_000
/** On a busy machine; docs/contributing.md lists the times on idle cores. */
const SERVED_MS = 120_000

const contactForm = "storefront/app/shop/features/contact/contact-form.tsx"
const faqHandler = "src/api/api/faqs/route.ts"
const leaseFunctions = "src/modules/checkout/sql/lease-functions.ts"

const loop = new RunningLoop()
let browser: Browser

beforeAll(async () => {
  process.env["RATNA_PRODUCT"] = await loop.start()
  const { CHROMIUM_PATH: executablePath, ...env } = await prepareBrowser()
  browser = await chromium.launch({ executablePath, args: browserSwitches, env: { ...process.env, ...env } })
}, START_MS)

afterAll(async () => {
  restoreFiles()
  // A running server is up to date again, so that the next run of other specs needn't wait.
  await settle()
  await browser.close()
  await loop.stop()
}, START_MS)

const settle = () => fetch(`${product().controlUrl}/settle`, { method: "POST" })

/** Measures how long a change takes to be served. */
async function served(what: string, check: () => Promise<true | undefined>): Promise<void> {
  const began = Date.now()
  await waitFor(what, check, SERVED_MS)
  console.log(`${what}: ${((Date.now() - began) / 1000).toFixed(2)} s`)
}

it(
  "the first page is alive, and a saved component replaces its old version without losing what was typed",
  async () => {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on("response", (response) => {
      if (response.status() >= 400) problems.push(`${String(response.status())} ${response.url()}`)
    })
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text())
    })
    await page.goto(`${product().origin}/contact`)
    const message = page.getByLabel("Your message")
    await message.pressSequentially("Do you")
    // React counts the letters, so it has hydrated the page.
    await page.getByText("6/500").waitFor()
    await message.pressSequentially(" set stones?")
    let loads = 0
    page.on("load", () => loads++)

    const button = page.getByRole("button", { name: "Send message, please" })
    change(contactForm, `<Button type="submit"`, `<Button className="mt-[13px]" type="submit"`)
    change(contactForm, `{text("contact_form_send")}`, `{text("contact_form_send")}, please`)
    await served("a saved component", async () => ((await button.count()) === 1 ? true : undefined))
    await served("its new Tailwind class", async () => {
      const margin = await button.evaluate((element) => getComputedStyle(element).marginTop)
      return margin === "13px" ? true : undefined
    })
    expect(await message.inputValue()).toBe("Do you set stones?")
    expect([loads, problems]).toEqual([0, []])

    // The server renders the same files, with the same style.
    await page.reload()
    expect(await button.evaluate((element) => getComputedStyle(element).marginTop)).toBe("13px")
    expect(problems).toEqual([])
    await page.close()
  },
  SERVED_MS
)

it(
  "a saved route handler and SQL function are served without a manual restart",
  async () => {
    const visitor = new Client("default")
    const before = await visitor.get<unknown[]>("/api/faqs")
    expect(before.body.length).toBeGreaterThan(1)
    change(faqHandler, "ok(await inTenant(ctx, (tx) => listFaqs(tx, { withHidden: false })))", "ok([])")
    await served("a saved route handler", async () => {
      const { status, body } = await visitor.get<unknown[]>("/api/faqs")
      return status === 200 && body.length === 0 ? true : undefined
    })

    change(leaseFunctions, "  begin\n", "  begin\n    -- changed by the loop's spec\n")
    await served("a saved SQL function", async () => {
      const found = await rows("select 1 from pg_proc where prosrc like '%changed by the loop''s spec%'")
      const { status } = await visitor.get("/api/faqs")
      return found.length === 1 && status === 200 ? true : undefined
    })
  },
  2 * SERVED_MS
)

it(
  "a file that can't be compiled is reported, and the old server goes on",
  async () => {
    await settle()
    change(faqHandler, "export const GET", "export const GET = = ")
    const response = await settle()
    expect(response.status).toBe(500)
    expect(await response.text()).toContain(faqHandler)
    expect((await new Client("default").get("/api/faqs")).status).toBe(200)
  },
  SERVED_MS
)
