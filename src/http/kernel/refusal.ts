import { ZodError } from "zod"
import { isTransient } from "../../db/is-transient"
import { ApiError } from "../../lib/api-error"

/** The properties read of an error that third-party code has thrown. */
export interface ForeignError {
  type?: string
  code?: string
  message?: string
}

/** Turns the plain record that a Medusa workflow rejects with into an error. */
export function errorOf(thrown: unknown): unknown {
  if (thrown instanceof Error || typeof thrown !== "object" || thrown === null || !("message" in thrown))
    return thrown
  const { name, code, message, extra } = thrown as { name?: unknown } & Pick<
    ApiError,
    "code" | "message" | "extra"
  >
  if (name === "ApiError") return new ApiError(code, message, extra)
  return Object.assign(new Error(message), thrown)
}

/** Maps anything thrown to an `ApiError`. An unexpected error becomes an internal error. */
export function refusalOf(thrown: unknown): ApiError {
  const error = errorOf(thrown)
  if (error instanceof ApiError) return error
  if (error instanceof ZodError || !(error instanceof Error)) return fault()
  const { type, message } = error as ForeignError
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
  if (isTransient(error)) return busy()
  return fault()
}

/** Returns whether a parser refused the request: invalid encoding, too many fields, too deep nesting. */
const isClientFault = (error: Error): boolean =>
  "status" in error && typeof error.status === "number" && error.status >= 400 && error.status < 500

/** The error for a request that failed on a transient database error. */
export const busy = (): ApiError =>
  new ApiError("SERVICE_UNAVAILABLE", "The store is busy. Please try again in a moment.")

const fault = (): ApiError =>
  new ApiError("INTERNAL_ERROR", "Something went wrong on our side. Please try again.")
