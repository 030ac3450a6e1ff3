import { randomBytes } from "node:crypto"
import type { RequestHandler } from "express"

const razorpay = "https://checkout.razorpay.com"

interface Gateway {
  script: string
  frame: string
  connect: string
  styleAttributes: boolean
}

/** Origins that the payment window needs: Razorpay's are fixed; a simulator has one origin for everything. */
function gatewayOrigins(checkoutUrl: URL): Gateway {
  const origin = checkoutUrl.origin
  return origin === razorpay
    ? {
        script: origin,
        frame: "https://api.razorpay.com https://checkout.razorpay.com",
        connect: "https://api.razorpay.com https://lumberjack.razorpay.com",
        // Razorpay's script positions its overlay with style attributes, which can't carry a nonce.
        styleAttributes: true,
      }
    : { script: origin, frame: origin, connect: origin, styleAttributes: false }
}

/** Builds the page's content security policy. It allows the payment gateway on the checkout page only. */
export function pagePolicy(nonce: string, path: string, checkoutUrl: URL): string {
  const gateway = path === "/checkout" ? gatewayOrigins(checkoutUrl) : null
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
export function securityHeaders(production: boolean): RequestHandler {
  return (req, res, next) => {
    // A product's passport is only for people who have its address.
    if (req.path.startsWith("/s/")) res.setHeader("X-Robots-Tag", "noindex")
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
