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
export const knownHeaders: ReadonlySet<string> = new Set([
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
const ownCookie = /^(?:__Host-|__Secure-)?(?:ratna_session|ratna_email_proof)=/
const filledSession = /(?:^|;\s*)(?:__Host-)?ratna_session=[^;]/

/** The part of a `Cookie` header that is ours; undefined when nothing is. */
export const ownCookies = (header: string): string | undefined =>
  header
    .split(";")
    .map((it) => it.trim())
    .filter((it) => ownCookie.test(it))
    .join("; ") || undefined

export const namesSession = (cookie: string | undefined): boolean =>
  cookie !== undefined && filledSession.test(cookie)

/** An `Authorization` header that can be one of ours: an integrator's key. */
export const namesKey = (header: string): boolean => /^Bearer ratna_/i.test(header)
