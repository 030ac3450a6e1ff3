import { request as httpRequest, type ClientRequest, type IncomingMessage } from "node:http"
import { request as httpsRequest } from "node:https"
import { isIP } from "node:net"
import { addressFor, type Reach, Unreachable } from "./reachable"

/** Timeout of an attempt in total: lookup, connection and response. */
export const timeoutMs = 10_000

/** Maximum response size to read, so that the receiver can finish properly; the body is discarded. */
const maxResponseBytes = 64 * 1024

export interface Sending {
  url: string
  headers: Record<string, string>
  body: string
  reach: Reach
  timeoutMs?: number
}

/**
 * Posts a body to the exact IP address that was checked. Follows no redirects and reuses no connection.
 * @returns the response status
 * @throws Error with a short reason when there is no response in time
 */
export async function post({ url: text, headers, body, reach, ...it }: Sending): Promise<number> {
  const signal = AbortSignal.timeout(it.timeoutMs ?? timeoutMs)
  const url = new URL(text)
  try {
    const host = await inTime(addressFor(url, reach), signal)
    return await sent(url, host, { headers, body, signal })
  } catch (error) {
    if (signal.aborted) throw new Error("No response in time")
    throw error instanceof Unreachable ? error : new Error(reasonOf(error))
  }
}

const inTime = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("No response in time")), { once: true })
    }),
  ])

interface Sent {
  headers: Record<string, string>
  body: string
  signal: AbortSignal
}

const sent = (url: URL, host: string, { headers, body, signal }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const isSecure = url.protocol === "https:"
    // The certificate must match the name, not the address; TLS server names can't be IP addresses.
    const servername = isSecure && !isIP(url.hostname.replace(/^\[|\]$/g, "")) ? url.hostname : ""
    const clientRequest: ClientRequest = (isSecure ? httpsRequest : httpRequest)({
      host,
      port: url.port || (isSecure ? 443 : 80),
      ...(servername ? { servername } : {}),
      method: "POST",
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host, "content-length": String(Buffer.byteLength(body)) },
      agent: false,
      signal,
    })
    clientRequest.once("response", (response) => {
      drain(response)
      resolve(response.statusCode ?? 0)
    })
    clientRequest.on("error", reject)
    clientRequest.end(body)
  })

/** Reads a response to its end or to the limit. The status is known by then, so errors here are ignored. */
function drain(response: IncomingMessage): void {
  let bytes = 0
  response.on("error", () => undefined)
  response.on("data", (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxResponseBytes) response.destroy()
  })
}

const reasons: Record<string, string> = {
  ECONNREFUSED: "The connection was refused",
  ECONNRESET: "The connection was cut off",
  EHOSTUNREACH: "The host can't be reached",
  ENETUNREACH: "The host can't be reached",
  CERT_HAS_EXPIRED: "The certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "The certificate is another host's",
}

function reasonOf(error: unknown): string {
  const code = (error as { code?: string }).code ?? ""
  return reasons[code] ?? `The call failed${code ? ` (${code})` : ""}`
}
