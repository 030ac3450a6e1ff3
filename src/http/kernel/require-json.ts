import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ApiError } from "../../lib/api-error"

const readable = /^(application\/json|multipart\/form-data)\b/i

/** A body of a kind that no call takes is refused by name instead of being read as empty. */
export function requireJson(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const type = req.headers["content-type"]
  const hasBody =
    Number(req.headers["content-length"] ?? 0) > 0 || req.headers["transfer-encoding"] !== undefined
  if (hasBody && !readable.test(type ?? "")) {
    throw new ApiError("UNSUPPORTED_MEDIA_TYPE", "Please send JSON (content-type: application/json).")
  }
  next()
}
