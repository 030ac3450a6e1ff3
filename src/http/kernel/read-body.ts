import type { ServerResponse } from "node:http"
import { raw } from "express"
import type { Endpoint } from "../../contract/endpoints/endpoint"
import { parseJson } from "../../lib/json/parse-json"
import type { ApiRequest } from "./api-request"
import { readForm } from "./read-form"
import { hasBody, isForm, requireReadable, requireUncompressed, requireUtf8 } from "./require-json"
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

/** Returns the parser that reads a body's bytes, up to this size. */
function bytesUpTo(limit: string): Parser {
  const known = parsers.get(limit)
  if (known) return known
  const parser = raw({ limit, inflate: false, type: () => true })
  parsers.set(limit, parser)
  return parser
}

/**
 * Reads a JSON body, up to the size that the route declares; a form where the route takes files; plain bytes where it
 * declares `rawBody`. Without a body it does nothing.
 * @throws ApiError UNSUPPORTED_MEDIA_TYPE, and those of `readForm` and `parseJson`; errors of body-parser, which become
 *   400, 413 and 415
 */
export async function readBody(req: ApiRequest, res: ServerResponse): Promise<void> {
  if (!hasBody(req)) return
  const from = performance.now()
  await readDeclared(declared.get(req), req, res)
  if (performance.now() - from >= quickMs) await requireStillSignedIn(req)
}

async function readDeclared(
  { files, rawBody, bodyLimit = usualLimit }: Partial<Endpoint> = {},
  req: ApiRequest,
  res: ServerResponse
): Promise<void> {
  requireUncompressed(req)
  if (rawBody) return runParser(bytesUpTo(bodyLimit), req, res)
  requireReadable(req, files !== undefined)
  if (files && isForm(req)) return readForm(files, req)
  requireUtf8(req)
  await runParser(bytesUpTo(bodyLimit), req, res)
  const bytes = req.body
  req.body = Buffer.isBuffer(bytes) && bytes.length > 0 ? await parseJson(bytes) : {}
}
