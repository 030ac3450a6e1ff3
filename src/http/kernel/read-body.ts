import type { ServerResponse } from "node:http"
import { json, raw } from "express"
import type { Endpoint } from "../../contract/endpoints/endpoint"
import type { ApiRequest } from "./api-request"
import { readForm } from "./read-form"
import { hasBody, requireReadable } from "./require-json"
import { declared } from "./route"
import { type Parser, runParser } from "./run-parser"
import { requireStillSignedIn } from "./still-signed-in"

const usualLimit = "1mb"
/**
 * Reading time in ms above which the session is checked again. Setting a new password, which ends sessions, takes
 * longer than this.
 */
const quickMs = 25
const parsers = new Map<string, Parser>()
const anyType = raw({ limit: usualLimit, type: () => true })

function parserOf(limit: string): Parser {
  const known = parsers.get(limit)
  if (known) return known
  const parser = json({ limit })
  parsers.set(limit, parser)
  return parser
}

/**
 * Reads a JSON body, up to the size that the route declares; a form where the route takes files; plain bytes where it
 * declares `rawBody`. Without a body it does nothing.
 * @throws ApiError UNSUPPORTED_MEDIA_TYPE, and errors of body-parser, which become 400, 413 and 415
 */
export async function readBody(req: ApiRequest, res: ServerResponse): Promise<void> {
  if (!hasBody(req)) return
  const from = performance.now()
  await readDeclared(declared.get(req), req, res)
  if (performance.now() - from >= quickMs) await requireStillSignedIn(req)
}

function readDeclared(
  { files, rawBody, bodyLimit }: Partial<Endpoint> = {},
  req: ApiRequest,
  res: ServerResponse
): Promise<void> {
  if (rawBody) return runParser(anyType, req, res)
  requireReadable(req)
  const isForm = /^multipart\/form-data\b/i.test(req.headers["content-type"] ?? "")
  if (isForm && files) return readForm(files, req, res)
  return runParser(parserOf(bodyLimit ?? usualLimit), req, res)
}
