import { request, type ClientRequest } from "node:http"
import type { Client } from "./client"
import { product } from "./product"

/** Sends a POST without the end of its body, directly to the Medusa server: the edge would wait for the rest. */
export function begin(
  client: Client,
  path: string,
  body: string,
  headers: Record<string, string> = {}
): { call: ClientRequest; status: Promise<number> } {
  const { port } = new URL(product().medusaUrl)
  const call = request({
    host: "127.0.0.1",
    port,
    path,
    method: "POST",
    headers: {
      host: client.host,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...headers,
    },
  })
  const status = new Promise<number>((resolve, reject) => {
    call.once("error", reject)
    call.once("response", (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
  })
  call.write(body.slice(0, 1))
  return { call, status }
}
