import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { errorHandler } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { isTransient } from "../../db/is-transient"
import { ApiError } from "../../lib/api-error"
import { busy, type ForeignError, errorOf } from "./refusal"
import { sendRefusal } from "./send-refusal"

const medusas = errorHandler()
const ours = /^\/(static|admin\/ratna)(\/|$)/i

/**
 * Formats errors of requests that passed Medusa's router: our paths respond with the contract's error body, Medusa's keep
 * Medusa's format.
 */
export function handleError(
  thrown: unknown,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction
): void {
  if (ours.test(req.originalUrl.split("?")[0] ?? "")) {
    sendRefusal(thrown, req, res)
    return
  }
  const error = errorOf(thrown)
  const known = error instanceof ApiError ? error : refusedByDatabase(error)
  if (known) refuseInMedusasShape(known, res)
  else medusas(isBadInput(error) ? unreadable() : thrown, req, res, next)
}

/**
 * Maps database errors that Medusa's handler would report as 500, those of our triggers (`src/medusa/triggers`)
 * included.
 */
function refusedByDatabase(error: unknown): ApiError | undefined {
  if (error instanceof Error && isTransient(error)) return busy()
  const code = error instanceof Error ? (error as ForeignError).code : undefined
  if (code === "RA002")
    return new ApiError(
      "CONFLICT",
      "A refund of this order waits for the payment gateway's response. Try again once it is settled."
    )
  if (code === "23514" && error instanceof Error && error.message.includes("price_can_be_paid"))
    return new ApiError("VALIDATION_FAILED", "Valid price is required.")
  if (code === "RA003") return new ApiError("VALIDATION_FAILED", "A refund has at most two decimals.")
  return undefined
}

/** Sends an `ApiError` of a Medusa endpoint in Medusa's error format. Medusa Admin shows the message. */
function refuseInMedusasShape({ status, code, message, extra }: ApiError, res: MedusaResponse): void {
  if (extra.retryAfterSeconds !== undefined) res.setHeader("retry-after", String(extra.retryAfterSeconds))
  res.status(status).json({ type: medusasTypes[code] ?? code.toLowerCase(), message })
}

const medusasTypes: Partial<Record<ApiError["code"], string>> = {
  FORBIDDEN: MedusaError.Types.NOT_ALLOWED,
  UNAUTHENTICATED: MedusaError.Types.UNAUTHORIZED,
  VALIDATION_FAILED: MedusaError.Types.INVALID_DATA,
}

/**
 * Returns whether an error that Medusa reports as 500 was caused by invalid input: text that PostgreSQL can't store,
 * too deeply nested keys, malformed form parts.
 */
function isBadInput(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { type, code } = error as ForeignError
  return (
    error instanceof URIError ||
    error.name === "MulterError" ||
    type === MedusaError.Types.INVALID_ARGUMENT ||
    // An `order` or filter on a property that these rows don't have.
    /^Trying to (order|query) by not existing property /.test(error.message) ||
    /^22\w{3}$/.test(code ?? "")
  )
}

const unreadable = (): MedusaError =>
  new MedusaError(MedusaError.Types.INVALID_DATA, "The request could not be read.")
