// A receiver: verifies each delivery, takes each message once, responds at once and works after.
import { createServer } from "node:http"
import { verifyWebhook, WebhookVerificationError } from "@ratna/client"

const secret = process.env["RATNA_WEBHOOK_SECRET"] ?? ""
/** Of messages that were taken; in a database that lasts, a table with a unique key. */
const taken = new Set<string>()

createServer((request, response) => {
  const parts: Buffer[] = []
  request.on("data", (part: Buffer) => parts.push(part))
  request.on("end", () => {
    try {
      const message = verifyWebhook(secret, Buffer.concat(parts), request.headers)
      const id = String(request.headers["webhook-id"])
      if (!taken.has(id)) console.log(`${message.type} at ${message.timestamp}`)
      taken.add(id)
      response.writeHead(204).end()
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error
      response.writeHead(400).end()
    }
  })
}).listen(Number(process.env["RATNA_WEBHOOK_PORT"] ?? 4100), "127.0.0.1", () => console.log("Listening"))
