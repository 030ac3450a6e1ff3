/** @jest-environment node */
import { pagePolicy } from "./security"

const simulator = new URL("http://localhost:8030/v1/checkout.js")

describe("the page policy", () => {
  it("allows this page's own scripts and styles and nothing foreign", () => {
    const policy = pagePolicy("abc", "/shop", simulator)
    expect(policy).toContain("script-src 'self' 'nonce-abc';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain("unsafe-inline")
    expect(policy).not.toContain("8030")
  })

  it("lets the gateway in on the checkout page only", () => {
    expect(pagePolicy("abc", "/checkout", simulator)).toContain(
      "script-src 'self' 'nonce-abc' http://localhost:8030"
    )
    const real = pagePolicy("abc", "/checkout", new URL("https://checkout.razorpay.com/v1/checkout.js"))
    expect(real).toContain("https://api.razorpay.com")
    expect(pagePolicy("abc", "/checkout/x", simulator)).not.toContain("8030")
  })
})
