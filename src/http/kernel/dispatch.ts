import type { ServerResponse } from "node:http"
import { parse } from "node:querystring"
import type { ApiRequest } from "./api-request"
import { type Gate, passGate } from "./gate"
import { readBody } from "./read-body"
import { sendRefusal } from "./send-refusal"

const ours = /^\/(api|webhooks)(?=$|[/?])/i

/**
 * Serves `/api` and `/webhooks` before Medusa's router, whose thousand layers (sessions, body parsers, CORS, a pattern
 * for each of Medusa's routes) cost a request more than its own work (docs/adr/0034).
 * @returns false for any other path
 */
export function dispatch(gate: Gate, req: ApiRequest, res: ServerResponse): boolean {
  if (!ours.test(req.url ?? "")) return false
  void serve(gate, req, res)
  return true
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
