import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { json, type RequestHandler } from "express"
import { readForm } from "./read-form"
import { declared } from "./route"
import { requireStillSignedIn } from "./still-signed-in"

const usualLimit = "1mb"
/** A body that takes longer may have outlived its session: a password alone takes longer than this to be set anew. */
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
 * Reads a JSON body of at most the size that its route declares, or its form where it takes files.
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
