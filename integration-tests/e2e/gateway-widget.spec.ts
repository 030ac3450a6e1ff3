import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test, type Page } from "@playwright/test"
import { startSimulators, type Simulators } from "../../dev/gateway/simulators"
import { runAxe } from "./support/run-axe"

const authorization = `Basic ${Buffer.from("rzp_test_widget:widget-secret").toString("base64")}`

let gateway: Simulators
let site: Server
let siteUrl: string
test.beforeAll(async () => {
  gateway = await startSimulators({ port: 0 })
  site = createServer((request, response) => {
    const orderId = new URL(request.url ?? "/", "http://shop").searchParams.get("order") ?? ""
    response.writeHead(200, { "content-type": "text/html", "content-security-policy": policy() })
    response.end(checkoutPage(orderId))
  })
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve))
  siteUrl = `http://localhost:${(site.address() as AddressInfo).port}`
})
test.afterAll(async () => {
  site.close()
  site.closeAllConnections()
  await gateway.close()
})

const policy = (): string =>
  `default-src 'none'; base-uri 'none'; style-src 'nonce-n'; script-src 'nonce-n' ${gateway.url}; connect-src ${gateway.url}`

const checkoutPage = (
  orderId: string
): string => `<!doctype html><html lang="en"><head><title>Checkout</title>
  <meta name="viewport" content="width=device-width, initial-scale=1"></head>
  <body><main><h1>Checkout</h1><button id="pay">Pay</button></main>
  <script nonce="n" src="${gateway.url}/v1/checkout.js"></script><script nonce="n">
    window.reported = []
    document.getElementById("pay").onclick = () => {
      const options = { key: "rzp_test_widget", order_id: "${orderId}", amount: 100, currency: "INR", name: "Ratna",
        theme: { color: "#b8860b" }, handler: (paid) => reported.push(paid), ...window.more,
        modal: { ondismiss: () => reported.push("dismissed"), ...window.modal } }
      new Razorpay(options).on("payment.failed", (it) => reported.push(it.error.reason)).open()
    }
  </script></body></html>`

const reported = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { reported: unknown }).reported)

/** Opens the widget for a new gateway order of ₹1,23,456. Any console message fails the test. */
async function openWidget(page: Page, modal: object = {}) {
  const noise: string[] = []
  page.on("console", (message) => noise.push(message.text()))
  const response = await fetch(`${gateway.url}/v1/orders`, {
    method: "POST",
    headers: { authorization },
    body: JSON.stringify({ amount: 12_345_600, currency: "INR", payment: { capture: "manual" } }),
  })
  const order = (await response.json()) as { id: string }
  await page.goto(`${siteUrl}/?order=${order.id}`)
  await page.evaluate((it) => Object.assign(window, { modal: it }), modal)
  await page.getByRole("button", { name: "Pay" }).click()
  const dialog = page.getByRole("dialog", { name: "Payment to Ratna" })
  await expect(dialog).toContainText("₹1,23,456.00")
  return { dialog, orderId: order.id, noise }
}

test("shows a failure, lets the shopper retry, and returns the payment to the page", async ({ page }) => {
  const { dialog, orderId, noise } = await openWidget(page)
  await dialog.getByRole("button", { name: "Failure" }).click()
  await expect(dialog.getByRole("alert")).toContainText("declined by the bank")
  expect(await reported(page)).toEqual(["payment_failed"])
  await dialog.getByRole("button", { name: "Success" }).click()
  await expect(dialog).toHaveCount(0)
  expect(await reported(page)).toEqual([
    "payment_failed",
    {
      razorpay_order_id: orderId,
      razorpay_payment_id: expect.stringMatching(/^pay_/) as unknown,
      razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    },
  ])
  expect(noise).toEqual([])
})

test("keeps the focus, closes on Escape but not on a click outside, and restores the focus", async ({
  page,
}) => {
  const { dialog } = await openWidget(page)
  await expect(dialog.getByRole("button", { name: "Success" })).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await expect(dialog.getByRole("button", { name: "Failure" })).toBeFocused()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  expect(await reported(page)).toEqual(["dismissed"])
  await expect(page.getByRole("button", { name: "Pay" })).toBeFocused()
})

test("with confirmation enabled, ignores Escape and asks before it closes", async ({ page }) => {
  const { dialog } = await openWidget(page, { escape: false, backdropclose: true, confirm_close: true })
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await dialog.getByRole("button", { name: "No, stay" }).click()
  await dialog.getByRole("button", { name: "Close" }).click()
  await dialog.getByRole("button", { name: "Yes, leave" }).click()
  await expect(dialog).toHaveCount(0)
  expect(await reported(page)).toEqual(["dismissed"])
})

test("fits a phone and has no accessibility violations", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const { dialog } = await openWidget(page)
  const box = await dialog.boundingBox()
  expect(box && box.x >= 16 && box.x + box.width <= 374).toBe(true)
  expect(await runAxe(page)).toEqual([])
})
