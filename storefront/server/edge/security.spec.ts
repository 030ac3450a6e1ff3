/** @jest-environment node */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import express from "express"
import { pagePolicy, securityHeaders } from "./security"

const scriptAt = (url: string) => new Map([["razorpay", new URL(url)]])
const simulator = scriptAt("http://localhost:8030/v1/checkout.js")

describe("the page policy", () => {
  it("allows this page's own scripts and styles and no external ones", () => {
    const policy = pagePolicy("abc", "/shop", simulator)
    expect(policy).toContain("script-src 'self' 'nonce-abc';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain("unsafe-inline")
    expect(policy).not.toContain("8030")
  })

  it("allows the payment gateway on the checkout page only", () => {
    expect(pagePolicy("abc", "/checkout", simulator)).toContain(
      "script-src 'self' 'nonce-abc' http://localhost:8030"
    )
    const real = pagePolicy("abc", "/checkout", scriptAt("https://checkout.razorpay.com/v1/checkout.js"))
    expect(real).toContain("https://api.razorpay.com")
    expect(pagePolicy("abc", "/checkout/x", simulator)).not.toContain("8030")
  })
})

describe("the headers of every response", () => {
  it.each([
    [true, "max-age=31536000; includeSubDomains"],
    [false, null],
  ])("tell browsers to stay on https in production (%s) only", async (production, expected) => {
    const server = createServer(express().use(securityHeaders(production)))
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.address() as AddressInfo
    const { headers } = await fetch(`http://127.0.0.1:${port}/`)
    server.close()
    expect(headers.get("strict-transport-security")).toBe(expected)
    expect(headers.get("x-frame-options")).toBe("DENY")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
  })
})
