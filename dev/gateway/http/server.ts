import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { ApiError, invalidInput, serverError } from "../core/api-error"
import type { Faults } from "../sim/faults"
import { createRouter, type Call, type Reply, type Routes } from "./router"

const largestBody = 1_000_000

export interface RunningServer {
  port: number
  close: () => Promise<void>
}

/** Serves the routes on one port. Requests that match a configured fault fail accordingly. */
export async function serve(
  routes: Routes,
  faults: Faults,
  port: number,
  host: string
): Promise<RunningServer> {
  const find = createRouter(routes)

  const handle = async (method: string, url: URL, request: IncomingMessage): Promise<Reply> => {
    try {
      const found = find(method, url.pathname)
      if (!found) throw new ApiError(404, "The requested URL was not found on the server.")
      const [handler, params] = found
      const body = await readBody(request)
      const call: Call = {
        method,
        path: url.pathname,
        query: url.searchParams,
        params,
        headers: request.headers,
        body,
      }
      return await handler(call)
    } catch (error) {
      const known = error instanceof ApiError ? error : serverError(500)
      if (known.status === 500 && !request.errored) console.error("gateway simulator:", error)
      return { status: known.status, body: known.body }
    }
  }

  const server = createServer((request, response) => {
    const method = request.method ?? "GET"
    const url = urlOf(request)
    void faults
      .apply({ method, path: url.pathname, authorization: request.headers.authorization }, response, () =>
        handle(method, url, request)
      )
      .then((reply) => {
        if (reply) write(response, reply)
      })
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

/** Malformed URLs get the same response as unknown ones. */
const urlOf = ({ url = "/" }: IncomingMessage): URL =>
  URL.canParse(url, "http://simulator") ? new URL(url, "http://simulator") : new URL("http://simulator/-")

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largestBody) throw new ApiError(413, "The request is too large.")
    parts.push(part)
  }
  const text = Buffer.concat(parts).toString("utf8")
  if (text === "") return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw invalidInput("Please provide valid JSON in the request body.")
  }
}

function write(response: ServerResponse, { status, headers, body }: Reply): void {
  if (response.destroyed) return
  const raw = typeof body === "string" || body === undefined ? (body ?? "") : JSON.stringify(body)
  response.writeHead(status, {
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(raw),
    ...headers,
  })
  response.end(raw)
}
