import { z } from "zod"
import { identifier } from "./rules/typed-text"
import { branding } from "./branding"

/** A rupee amount in entities: decimal text with exactly two digits after the point, `"12500.00"`. */
export const moneyText = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .meta({ examples: ["12500.00"] })

/** A rupee amount in totals: a JSON number with at most two decimals. */
export const moneyNumber = z.number().nonnegative()

/**
 * A rupee amount from a client: decimal text, or a number with floating-point error (`3.3000000000000003`). Parsed to
 * decimal text, which is rounded to paise later.
 */
export const claimedRupees = (message: string) =>
  z
    .union([z.number(), z.string()], { error: message })
    .transform((it) => (typeof it === "string" ? identifier(it) : digits(it)))
    .pipe(z.string().regex(/^\d{1,12}(\.\d{1,30})?$/, message))

/** JavaScript formats numbers below a millionth as `1e-7`; in paise they are 0. */
const digits = (it: number): string => (it >= 0 && it < 1e-6 ? "0" : String(it))

/** Only INR is supported today; the field exists so that clients needn't assume it. */
export const currency = z.literal("INR")

/** An ISO-8601 instant in UTC. */
export const instant = z.iso.datetime()

export const errorCodes = [
  "VALIDATION_FAILED",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "EMAIL_NOT_VERIFIED",
  "FEATURE_DISABLED",
  "NOT_FOUND",
  "TENANT_NOT_FOUND",
  "TENANT_INACTIVE",
  "METHOD_NOT_ALLOWED",
  "CONFLICT",
  "ACCOUNT_CHANGED",
  "INSUFFICIENT_STOCK",
  "STALE",
  "TOTALS_CHANGED",
  "PAYMENT_MISMATCH",
  "PAYMENT_NOT_CONFIGURED",
  "ALREADY_PAID",
  "IDEMPOTENCY_MISMATCH",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "TOO_MANY_REQUESTS",
  "GATEWAY_UNAVAILABLE",
  "SERVICE_UNAVAILABLE",
  "INTERNAL_ERROR",
] as const

export const errorCode = z.enum(errorCodes)
export type ErrorCode = z.infer<typeof errorCode>

/** Body of every error response: a message for a person, a code for a program, and the invalid field. */
export const errorBody = z.object({
  error: z.string(),
  code: errorCode,
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With TENANT_INACTIVE: branding of the page that shows the error. */
  branding: branding.optional(),
  /** With STALE: the current version of the row. */
  current: z.unknown().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
export type ErrorDetail = NonNullable<ErrorBody["details"]>[number]

export const messageBody = z.object({ message: z.string() })

/** Pagination query: `limit` 1 to 1000, `offset` from 0. */
export const page = {
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
}
