import { randomBytes } from "node:crypto"
import { providers } from "@payments/providers"
import type { CheckoutUrls } from "../config"
import type { Handler } from "./in-order"

/** Joins what the scripts of all payment providers need on the checkout page. */
function gatewaySources(checkoutUrls: CheckoutUrls) {
  const scripts = providers.flatMap(({ name, script }) => {
    const url = checkoutUrls.get(name)
    return url ? [{ script: url.origin, ...script.originsOf(url) }] : []
  })
  const joined = (key: "script" | "frame" | "connect"): string => scripts.map((it) => it[key]).join(" ")
  return {
    script: joined("script"),
    frame: joined("frame"),
    connect: joined("connect"),
    styleAttributes: scripts.some((it) => it.styleAttributes),
  }
}

/** Builds the page's content security policy. It allows the payment gateways on the checkout page only. */
export function pagePolicy(nonce: string, path: string, checkoutUrls: CheckoutUrls): string {
  const gateway = path === "/checkout" ? gatewaySources(checkoutUrls) : null
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${gateway ? ` ${gateway.script}` : ""}`,
    `style-src 'self' 'nonce-${nonce}'`,
    ...(gateway?.styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${gateway ? ` ${gateway.connect}` : ""}`,
    `frame-src ${gateway ? gateway.frame : "'none'"}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}

export const newNonce = (): string => randomBytes(16).toString("base64")

/** Sets the headers of every response, pages and API. */
export function securityHeaders(production: boolean): Handler {
  return (req, res, next) => {
    // A product's passport is only for people who have its address.
    if (req.url?.startsWith("/s/")) res.setHeader("X-Robots-Tag", "noindex")
    res.setHeader("X-Content-Type-Options", "nosniff")
    res.setHeader("Referrer-Policy", "strict-origin-when-cross-origin")
    res.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(self)")
    res.setHeader("X-Frame-Options", "DENY")
    // Default for responses that set no other policy: one visitor's data is never cached for the next one on the same
    // device. This includes the back button, because pages loaded earlier show the signed-in account.
    res.setHeader("Cache-Control", "private, no-store")
    if (production) res.setHeader("Strict-Transport-Security", "max-age=31536000; includeSubDomains")
    next()
  }
}
