import type { Branding } from "../contract/branding"
import type { ErrorCode, ErrorDetail } from "../contract/common"
import type { Order } from "../contract/order"

/** HTTP status of each error code. */
export const statusOf: Record<ErrorCode, number> = {
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_VERIFIED: 403,
  FEATURE_DISABLED: 403,
  NOT_FOUND: 404,
  TENANT_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  ACCOUNT_CHANGED: 409,
  INSUFFICIENT_STOCK: 409,
  STALE: 409,
  TOTALS_CHANGED: 409,
  PAYMENT_MISMATCH: 409,
  PAYMENT_NOT_CONFIGURED: 409,
  ALREADY_PAID: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_MISMATCH: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  TENANT_INACTIVE: 503,
  GATEWAY_UNAVAILABLE: 503,
  SERVICE_UNAVAILABLE: 503,
}

/** An error for the caller: a readable message, its error code and, through the code, its HTTP status. */
export class ApiError extends Error {
  readonly status: number

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly extra: {
      details?: ErrorDetail[]
      retryAfterSeconds?: number
      branding?: Branding
      order?: Order
      current?: unknown
    } = {}
  ) {
    super(message)
    this.name = "ApiError"
    this.status = statusOf[code]
  }
}

export const invalid = (path: string, message: string): ApiError =>
  new ApiError("VALIDATION_FAILED", message, { details: [{ path, message }] })

export const notFound = (what: string): ApiError => new ApiError("NOT_FOUND", `${what} not found`)

export const tooMany = (retryAfterSeconds: number): ApiError =>
  new ApiError("TOO_MANY_REQUESTS", "Too many requests. Please try again later.", { retryAfterSeconds })
