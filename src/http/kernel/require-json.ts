import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ApiError } from "../../lib/api-error"

const readable = /^(application\/json|multipart\/form-data)\b/i

/** Refuses a body with an unsupported content type, which would otherwise be read as empty. */
export function requireJson(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const type = req.headers["content-type"]
  const hasBody =
    Number(req.headers["content-length"] ?? 0) > 0 || req.headers["transfer-encoding"] !== undefined
  if (hasBody && !readable.test(type ?? "")) {
    throw new ApiError("UNSUPPORTED_MEDIA_TYPE", "Please send JSON (content-type: application/json).")
  }
  next()
}
