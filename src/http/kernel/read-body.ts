import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { json, type RequestHandler } from "express"
import { readForm } from "./read-form"
import { declared } from "./route"
import { requireStillSignedIn } from "./still-signed-in"

const usualLimit = "1mb"
/**
 * Reading time in ms above which the session is checked again. Setting a new password, which ends sessions, takes
 * longer than this.
 */
const quickMs = 25
const parsers = new Map<string, RequestHandler>()

function parserOf(limit: string): RequestHandler {
  const known = parsers.get(limit)
  if (known) return known
  const parser = json({ limit })
  parsers.set(limit, parser)
  return parser
}

/**
 * Reads a JSON body, up to the size that the route declares, or a form where the route takes files.
 * @throws errors of body-parser, which the error handler turns into 400, 413 and 415
 */
export function readBody(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const from = performance.now()
  const spec = declared.get(req)
  const isForm = /^multipart\/form-data\b/i.test(req.headers["content-type"] ?? "")
  const parser = isForm && spec?.files ? readForm(spec.files) : parserOf(spec?.bodyLimit ?? usualLimit)
  parser(req, res, (error?: unknown) => {
    if (error || performance.now() - from < quickMs) next(error)
    else requireStillSignedIn(req).then(() => next(), next)
  })
}
