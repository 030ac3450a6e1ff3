import type { IncomingMessage } from "node:http"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ApiError } from "../../lib/api-error"

const json = /^application\/json\b/i
const form = /^multipart\/form-data\b/i

export const hasBody = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined

const typeOf = ({ headers }: Pick<IncomingMessage, "headers">): string => headers["content-type"] ?? ""

/** Whether a request says that its body is a form. */
export const isForm = (req: Pick<IncomingMessage, "headers">): boolean => form.test(typeOf(req))

/**
 * Refuses a body with an unsupported content type, which would otherwise be read as empty.
 * @param takesForms whether it may be a form
 * @throws ApiError UNSUPPORTED_MEDIA_TYPE
 */
export function requireReadable(req: Pick<IncomingMessage, "headers">, takesForms: boolean): void {
  if (hasBody(req) && !json.test(typeOf(req)) && !(takesForms && isForm(req)))
    throw new ApiError("UNSUPPORTED_MEDIA_TYPE", "Please send JSON (content-type: application/json).")
}

const unsupportedEncoding = (): ApiError =>
  new ApiError("UNSUPPORTED_MEDIA_TYPE", "The request's encoding is not supported.")

/**
 * Refuses a compressed body: a few bytes of it may stand for many.
 * @throws ApiError UNSUPPORTED_MEDIA_TYPE
 */
export function requireUncompressed({ headers }: Pick<IncomingMessage, "headers">): void {
  if (!/^(identity)?$/i.test(headers["content-encoding"] ?? "")) throw unsupportedEncoding()
}

/** Refuses JSON that is not in UTF-8. @throws ApiError UNSUPPORTED_MEDIA_TYPE */
export function requireUtf8({ headers }: Pick<IncomingMessage, "headers">): void {
  const charset = /;\s*charset="?([^\s;"]*)/i.exec(typeOf({ headers }))?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw unsupportedEncoding()
}

/** Applies `requireReadable` to requests that Medusa's router receives. */
export function requireJson(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  requireReadable(req, true)
  next()
}
