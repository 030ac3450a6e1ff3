import { cookieNameOf, sessionToken } from "@contract/cookies"
import { accountHeader } from "@contract/rules/account-header"
import { providers } from "@payments/providers"

/** Allowlists for incoming requests. Everything else is refused or removed. */

const medusaPaths = ["/api", "/static", "/webhooks"]

/** Whether the Medusa server handles this target (a path with or without query). */
export const belongsToMedusa = (target: string): boolean =>
  medusaPaths.some((it) => target.startsWith(it) && /^$|[/?]/.test(target.charAt(it.length)))

/**
 * Whether the target is the bare prefix of a Medusa path. No route exists there, and Medusa's own 404 has another
 * format.
 */
export const isTopOfMedusa = (target: string): boolean => medusaPaths.includes(target.split("?", 1)[0] ?? "")

const pageMethods = ["GET", "HEAD"]
const medusaMethods = [...pageMethods, "POST", "PUT", "PATCH", "DELETE"]

export const methodsOf = (target: string): readonly string[] =>
  belongsToMedusa(target) ? medusaMethods : pageMethods

/** Request headers that any code behind the edge reads. */
export const allowedHeaders: ReadonlySet<string> = new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "cache-control",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "cookie",
  "host",
  "idempotency-key",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "origin",
  "range",
  "referer",
  "sec-fetch-site",
  "transfer-encoding",
  "user-agent",
  accountHeader,
  ...providers.flatMap(({ webhookHeaders }) => webhookHeaders),
])

/** Splits a cookie into its name and its value. */
function partsOf(pair: string): { name: string; value: string } {
  const [name = ""] = pair.split("=", 1)
  return { name, value: pair.slice(name.length + 1) }
}

function isOwn(pair: string, production: boolean): boolean {
  const { name, value } = partsOf(pair)
  return name === cookieNameOf("session", production)
    ? sessionToken.test(value)
    : name === cookieNameOf("emailProof", production)
}

/**
 * Filters a `Cookie` header to this application's cookies; undefined when none is left. A session token whose format
 * the server never generates is removed, so that its sender is treated as a visitor.
 */
export const ownCookies = (header: string, production: boolean): string | undefined =>
  header
    .split(";")
    .map((it) => it.trim())
    .filter((it) => isOwn(it, production))
    .join("; ") || undefined

const sessionNames = [true, false].map((production) => cookieNameOf("session", production))

/** Returns the session token of a `Cookie` header that `ownCookies` has left, or undefined. */
export const sessionIn = (cookie: string | undefined): string | undefined =>
  cookie
    ?.split(";")
    .map((it) => partsOf(it.trim()))
    .find(({ name, value }) => sessionNames.includes(name) && sessionToken.test(value))?.value

/** Whether a `Cookie` header reports that its sender has just changed something. */
export const hasWritten = (cookie: string | undefined, production: boolean): boolean =>
  cookie?.split(";").some((it) => partsOf(it.trim()).name === cookieNameOf("written", production)) ?? false

export const namesSession = (cookie: string | undefined): boolean => sessionIn(cookie) !== undefined

/** Whether an `Authorization` header has the format of an integrator's API key. */
export const namesKey = (header: string): boolean => /^Bearer ratna_/i.test(header)
