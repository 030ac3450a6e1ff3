/** @jest-environment node */
import { readConfig } from "../config"
import { allowedHeaders } from "./allowlists"
import { pagePolicy } from "./security"

jest.mock("@payments/providers", () => jest.requireActual<object>("../../test/two-providers"))

const { checkoutUrls } = readConfig({ VOUCHER_SCRIPT_URL: "https://test.voucher.test/pay.js" })

it("a provider's webhook header passes the edge by its declaration", () => {
  expect([...allowedHeaders]).toEqual(expect.arrayContaining(["voucher-signature", "x-razorpay-signature"]))
})

it("the checkout page allows the scripts of both providers, other pages none", () => {
  const policy = pagePolicy("n", "/checkout", checkoutUrls)
  expect(policy).toContain(
    "script-src 'self' 'nonce-n' https://checkout.razorpay.com https://test.voucher.test;"
  )
  expect(policy).toMatch(/frame-src [^;]*https:\/\/test\.voucher\.test;/)
  expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/test\.voucher\.test;/)
  expect(pagePolicy("n", "/shop", checkoutUrls)).not.toContain("voucher")
})
