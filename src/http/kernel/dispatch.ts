import { randomUUID } from "node:crypto"
import type { ServerResponse } from "node:http"
import { parse } from "node:querystring"
import type { ApiRequest } from "./api-request"
import { serveStatic } from "../files/static-files"
import { setCommonHeaders } from "./common-headers"
import { type Gate, passGate } from "./gate"
import { readBody } from "./read-body"
import { sendRefusal } from "./send-refusal"

const ours = /^\/(api|webhooks)(?=$|[/?])/i
const files = /^\/static\//i

/**
 * Serves `/api`, `/webhooks` and the pictures before Medusa's router, whose thousand layers (sessions, body parsers,
 * CORS, a pattern for each of Medusa's routes) cost a request more than its own work (docs/adr/0034).
 * @returns false for any other path
 */
export function dispatch(gate: Gate, req: ApiRequest, res: ServerResponse): boolean {
  if (ours.test(req.url ?? "")) void serve(gate, req, res)
  else if (files.test(req.url ?? "")) void serveFile(gate, req, res)
  else return false
  return true
}

async function serveFile({ container }: Gate, req: ApiRequest, res: ServerResponse): Promise<void> {
  try {
    await serveStatic(container, req, res)
  } catch (error) {
    if (!res.headersSent) setCommonHeaders(res, randomUUID())
    sendRefusal(error, req, res)
  }
}

async function serve(gate: Gate, req: ApiRequest, res: ServerResponse): Promise<void> {
  try {
    const found = await passGate(gate, req, res)
    if (!found) return
    req.params = found.params
    req.query = queryOf(req.url ?? "")
    // Read only after the gate has accepted the request.
    await readBody(req, res)
    await found.registered.route(req, res)
  } catch (error) {
    sendRefusal(error, req, res)
  }
}

/** Parses a query. A repeated name has a list of values, which no schema accepts. */
function queryOf(url: string): unknown {
  const at = url.indexOf("?")
  return at < 0 ? {} : parse(url.slice(at + 1))
}
