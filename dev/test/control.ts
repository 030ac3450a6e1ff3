import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { messageOf } from "../start/problem"
import type { Product } from "../start/product"

const NAMES = ["medusa", "storefront", "simulators", "mailbox", "postgres"]

/**
 * A small server on loopback with which specs, which run in other processes, kill and restart the product's processes.
 * @param settle resolves when the product serves the current files
 */
export async function startControl(
  product: Product,
  settle: () => Promise<void> = () => Promise.resolve()
): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const [, action = "", name = ""] = (request.url ?? "").split("/")
      if (action === "kill") await product.kill(name)
      else if (action === "revive") await product.revive(name)
      else if (action === "settle") await settle()
      response.setHeader("content-type", "application/json")
      response.end(
        JSON.stringify(Object.fromEntries(NAMES.map((each) => [each, product.pidOf(each) ?? null])))
      )
    })().catch((error: unknown) => {
      response.statusCode = 500
      response.end(messageOf(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
