import { randomUUID } from "node:crypto"
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import type { ErrorCode } from "@contract/common"
import { refusalBody, refusalPolicy, refuse, type Refusal } from "./refusal"

type Fault = Error & { code?: string; rawPacket?: Buffer }

const badRequest: Refusal = {
  status: 400,
  code: "VALIDATION_FAILED",
  error: "The request could not be read.",
}
const byFault: Partial<Record<string, { status: number; code: ErrorCode; error: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: "VALIDATION_FAILED",
    error: "The request's headers are too long.",
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: "PAYLOAD_TOO_LARGE",
    error: "The request is too large.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "VALIDATION_FAILED", error: "The request took too long." },
}
const noTunnel: Refusal = {
  status: 405,
  code: "METHOD_NOT_ALLOWED",
  error: "This address does not take that method.",
}

const noExpectation: Refusal = {
  status: 417,
  code: "VALIDATION_FAILED",
  error: "This address cannot do what the request expects.",
}

function response(socket: Duplex, target: string, refusal: Refusal): void {
  const { type, body } = refusalBody(target, refusal)
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ""}`,
      `Content-Type: ${type}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Cache-Control: private, no-store",
      `Content-Security-Policy: ${refusalPolicy}`,
      "X-Content-Type-Options: nosniff",
      `X-Request-Id: ${randomUUID()}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n")
  )
}

/** Extracts the request target from the raw bytes, as far as it can be parsed. */
const targetIn = ({ rawPacket }: Fault): string =>
  /^\S+ (\/\S*)/.exec(rawPacket?.toString("latin1", 0, 200) ?? "")?.[1] ?? "/"

/** Whether response headers are already sent; such a response can't be replaced by a refusal. */
const isResponding = (socket: object): boolean => {
  const running = "_httpMessage" in socket ? socket._httpMessage : null
  return (
    typeof running === "object" &&
    running !== null &&
    "headersSent" in running &&
    running.headersSent === true
  )
}

/**
 * Answers malformed requests in the API's error format. By default, Node sends an empty response or closes the
 * connection.
 */
export function handleClientErrors(server: Server): void {
  server.on("clientError", (fault: Fault, socket) => {
    if (!socket.writable || isResponding(socket)) socket.destroy()
    else response(socket, targetIn(fault), byFault[fault.code ?? ""] ?? badRequest)
  })
  server.on("checkExpectation", (req: IncomingMessage, res: ServerResponse) => {
    res.setHeader("X-Request-Id", randomUUID())
    res.setHeader("Cache-Control", "private, no-store")
    refuse(req.url ?? "/", res, noExpectation)
  })
  server.on("connect", (req, socket) => {
    socket.on("error", () => socket.destroy())
    response(socket, req.url ?? "/", noTunnel)
  })
}
