import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { errorHandler } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { ZodError } from "zod"
import type { ErrorBody } from "../contract/common"
import type { AlreadyPaid } from "../contract/order"
import { ApiError } from "../lib/api-error"

const medusas = errorHandler()
const ours = /^\/(api|webhooks|static|admin\/ratna)(\/|$)/i

/** Our calls answer every fault in the contract's shape; Medusa's own calls keep Medusa's. */
export function handleError(
  thrown: unknown,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction
): void {
  const error = revived(thrown)
  if (!ours.test(req.originalUrl.split("?")[0] ?? "")) {
    const known = error instanceof ApiError ? error : refusedByDatabase(error)
    if (known) refuseInMedusasShape(known, res)
    else medusas(isBadInput(error) ? unreadable() : thrown, req, res, next)
    return
  }
  const refusal = asRefusal(error)
  if (refusal.status >= 500 && refusal.code === "INTERNAL_ERROR") logFault(req, error)
  if (res.headersSent) {
    res.destroy()
    return
  }
  const { details, retryAfterSeconds, branding, order, current } = refusal.extra
  if (retryAfterSeconds !== undefined)
    res.setHeader("retry-after", String(Math.max(1, Math.ceil(retryAfterSeconds))))
  if (refusal.status === 503) res.setHeader("retry-after", String(retryAfterSeconds ?? 5))
  const body: ErrorBody & Partial<AlreadyPaid> = {
    error: refusal.message,
    code: refusal.code,
    ...(details ? { details } : {}),
    ...(branding ? { branding } : {}),
    ...(order ? { order } : {}),
    ...(current === undefined ? {} : { current }),
  }
  res.status(refusal.status).type("application/json").end(JSON.stringify(body))
}

/** What our triggers on Medusa's tables refuse (`src/modules/refund/sql`). */
function refusedByDatabase(error: unknown): ApiError | undefined {
  const code = error instanceof Error ? (error as Known).code : undefined
  if (code === "RA002")
    return new ApiError(
      "CONFLICT",
      "A refund of this order waits for the payment gateway's answer. Try again once it is settled."
    )
  if (code === "RA003") return new ApiError("VALIDATION_FAILED", "A refund has at most two decimals.")
  return undefined
}

/** A refusal of ours on a call of Medusa's: Medusa Admin shows the message. */
function refuseInMedusasShape({ status, code, message, extra }: ApiError, res: MedusaResponse): void {
  if (extra.retryAfterSeconds !== undefined) res.setHeader("retry-after", String(extra.retryAfterSeconds))
  res.status(status).json({ type: medusasTypes[code] ?? code.toLowerCase(), message })
}

const medusasTypes: Partial<Record<ApiError["code"], string>> = {
  FORBIDDEN: MedusaError.Types.NOT_ALLOWED,
  UNAUTHENTICATED: MedusaError.Types.UNAUTHORIZED,
  VALIDATION_FAILED: MedusaError.Types.INVALID_DATA,
}

/** What Medusa reports as a fault of its own, but came in: text no database takes, keys too deep, odd form parts. */
function isBadInput(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { type, code } = error as Known
  return (
    error instanceof URIError ||
    error.name === "MulterError" ||
    type === MedusaError.Types.INVALID_ARGUMENT ||
    /^22\w{3}$/.test(code ?? "")
  )
}

const unreadable = (): MedusaError =>
  new MedusaError(MedusaError.Types.INVALID_DATA, "The request could not be read.")

interface Known {
  type?: string
  code?: string
  message?: string
}

/** PostgreSQL's and the network's ways of saying "not now": the caller may try again. */
const passing = new Set([
  "55P03",
  "40P01",
  "40001",
  "57P01",
  "57P03",
  "53300",
  "ECONNREFUSED",
  "ECONNRESET",
  "08006",
  "08001",
])

/** What a workflow's step throws comes out as a plain record of the error's own fields: made an error again. */
function revived(thrown: unknown): unknown {
  if (thrown instanceof Error || typeof thrown !== "object" || thrown === null || !("message" in thrown))
    return thrown
  const { name, code, message, extra } = thrown as { name?: unknown } & Pick<
    ApiError,
    "code" | "message" | "extra"
  >
  if (name === "ApiError") return new ApiError(code, message, extra)
  return Object.assign(new Error(message), thrown)
}

function asRefusal(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof ZodError || !(error instanceof Error)) return fault()
  const { type, code, message } = error as Known
  if (type === "entity.parse.failed")
    return new ApiError("VALIDATION_FAILED", "The request's body is not valid JSON.")
  if (type === "entity.too.large") return new ApiError("PAYLOAD_TOO_LARGE", "The request is too large.")
  if (type === "encoding.unsupported" || type === "charset.unsupported") {
    return new ApiError("UNSUPPORTED_MEDIA_TYPE", "The request's encoding is not supported.")
  }
  if (type === "request.aborted" || type === "request.size.invalid" || error instanceof URIError) {
    return new ApiError("VALIDATION_FAILED", "The request could not be read.")
  }
  if (isClientFault(error)) return new ApiError("VALIDATION_FAILED", "The request could not be read.")
  if (type === "not_found") return new ApiError("NOT_FOUND", message ?? "Not found")
  if (
    (code && passing.has(code)) ||
    /timeout acquiring a connection|Connection terminated/i.test(message ?? "")
  ) {
    return new ApiError("SERVICE_UNAVAILABLE", "The store is busy. Please try again in a moment.")
  }
  return fault()
}

/** Whatever else the parsers refuse: a broken encoding, too many fields, too deep a nesting. */
const isClientFault = (error: Error): boolean =>
  "status" in error && typeof error.status === "number" && error.status >= 400 && error.status < 500

const fault = (): ApiError =>
  new ApiError("INTERNAL_ERROR", "Something went wrong on our side. Please try again.")

function logFault(req: MedusaRequest, error: unknown): void {
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
  const path = req.originalUrl.split("?")[0] ?? ""
  logger.error(`${req.method} ${path} failed`, error instanceof Error ? error : new Error(String(error)))
}
