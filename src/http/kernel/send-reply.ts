import type { ServerResponse } from "node:http"
import { pipeline, Readable } from "node:stream"
import { log } from "../../lib/telemetry/log"
import type { Reply } from "./reply"
import type { Endpoint } from "../../contract/endpoints/endpoint"

/**
 * Sends a response, reduced to the schema that the route declares for its status.
 * @throws ZodError when the response doesn't match its declaration
 */
export function sendReply(
  res: ServerResponse,
  reply: Reply,
  { method, path, responses }: Pick<Endpoint, "method" | "path" | "responses">
): void {
  for (const [name, value] of Object.entries(reply.headers ?? {})) res.setHeader(name, value)
  res.statusCode = reply.status
  if (reply.raw) {
    res.setHeader("content-type", reply.raw.type)
    const { data } = reply.raw
    if (data instanceof Readable) sendStream(res, data, `${method} ${path}`)
    else res.end(data)
    return
  }
  const text = bodyText(reply, responses)
  if (text === null) {
    res.end()
    return
  }
  res.setHeader("content-type", "application/json; charset=utf-8")
  res.end(text)
}

/** Returns the response's JSON, reduced to its schema; null without a body. @throws ZodError as `sendReply` */
export function bodyText({ status, body, json }: Reply, responses: Endpoint["responses"]): string | null {
  const schema = responses[status]
  if (!schema) return null
  return json ?? JSON.stringify(schema.parse(body))
}

/** Sends a stream. On an error it closes the connection, so that no client takes a partial body for a complete one. */
function sendStream(res: ServerResponse, data: Readable, request: string): void {
  pipeline(data, res, (error) => {
    if (!error || res.req.destroyed) return
    log("error", `The response of ${request} was aborted: ${error.message}`, {}, error)
  })
}
