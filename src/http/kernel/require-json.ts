import type { IncomingMessage } from "node:http"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ApiError } from "../../lib/api-error"

const readable = /^(application\/json|multipart\/form-data)\b/i

export const hasBody = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined

/**
 * Refuses a body with an unsupported content type, which would otherwise be read as empty.
 * @throws ApiError UNSUPPORTED_MEDIA_TYPE
 */
export function requireReadable(req: Pick<IncomingMessage, "headers">): void {
  if (hasBody(req) && !readable.test(req.headers["content-type"] ?? ""))
    throw new ApiError("UNSUPPORTED_MEDIA_TYPE", "Please send JSON (content-type: application/json).")
}

/** Applies `requireReadable` to requests that Medusa's router receives. */
export function requireJson(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  requireReadable(req)
  next()
}
