import type { MedusaResponse } from "@medusajs/framework/http"
import type { Reply } from "./reply"
import type { RouteSpec } from "./route-spec"

/**
 * Sends an answer, cut to the schema that the route declares for its status.
 * @throws ZodError when the handler's answer doesn't fit its own declaration
 */
export function sendReply(res: MedusaResponse, reply: Reply, answers: RouteSpec["answers"]): void {
  for (const [name, value] of Object.entries(reply.headers ?? {})) res.setHeader(name, value)
  res.status(reply.status)
  if (reply.raw) {
    res.setHeader("content-type", reply.raw.type)
    res.end(reply.raw.data)
    return
  }
  const schema = answers[reply.status]
  if (!schema) {
    res.end()
    return
  }
  res.setHeader("content-type", "application/json; charset=utf-8")
  res.end(JSON.stringify(schema.parse(reply.body)))
}
