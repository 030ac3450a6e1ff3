import { cookieNames, sessionToken } from "@contract/cookies"

/** What this server lets through: everything that comes in and isn't here is refused or left out. */

const medusaPaths = ["/api", "/static", "/webhooks"]

/** Whether the Medusa server answers this target (a path with or without its query). */
export const belongsToMedusa = (target: string): boolean =>
  medusaPaths.some((it) => target.startsWith(it) && /^$|[/?]/.test(target.charAt(it.length)))

/** The Medusa server has nothing at the top of its paths, and would say so in words of its own. */
export const isTopOfMedusa = (target: string): boolean => medusaPaths.includes(target.split("?", 1)[0] ?? "")

const pageMethods = ["GET", "HEAD"]
const medusaMethods = [...pageMethods, "POST", "PUT", "PATCH", "DELETE"]

export const methodsOf = (target: string): readonly string[] =>
  belongsToMedusa(target) ? medusaMethods : pageMethods

/** Headers that anything behind the edge reads. */
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
  "x-razorpay-event-id",
  "x-razorpay-signature",
])

/** In production their names begin with `__Host-` or `__Secure-`. */
const prefix = /^(?:__Host-|__Secure-)/

/** What a cookie is called without its prefix, and its value. */
function partsOf(pair: string): { name: string; value: string } {
  const [name = ""] = pair.split("=", 1)
  return { name: name.replace(prefix, ""), value: pair.slice(name.length + 1) }
}

function isOwn(pair: string): boolean {
  const { name, value } = partsOf(pair)
  return name === cookieNames.session ? sessionToken.test(value) : name === cookieNames.emailProof
}

/**
 * The part of a `Cookie` header that is ours; undefined when nothing is. A session that no server of ours can have made is
 * left out: its sender is a visitor.
 */
export const ownCookies = (header: string): string | undefined =>
  header
    .split(";")
    .map((it) => it.trim())
    .filter(isOwn)
    .join("; ") || undefined

/** The session's token in a `Cookie` header; undefined without one. */
export const sessionIn = (cookie: string | undefined): string | undefined =>
  cookie
    ?.split(";")
    .map((it) => partsOf(it.trim()))
    .find(({ name, value }) => name === cookieNames.session && sessionToken.test(value))?.value

export const namesSession = (cookie: string | undefined): boolean => sessionIn(cookie) !== undefined

/** An `Authorization` header that can be one of ours: an integrator's key. */
export const namesKey = (header: string): boolean => /^Bearer ratna_/i.test(header)
