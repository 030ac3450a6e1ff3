import { Agent, request } from "node:http"
import { callers } from "./callers"

const agent = new Agent({ keepAlive: true, maxSockets: callers })

export interface Called {
  status: number
  bytes: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: Buffer
}

/** Sends one request on a keep-alive connection and reads the response. */
export function send(url: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<Called> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.once("end", () => {
        const received = Buffer.concat(chunks)
        const { statusCode: status = 0 } = response
        resolve({ status, bytes: received.length, headers: response.headers, body: received })
      })
      response.once("error", reject)
    })
    outgoing.once("error", reject)
    outgoing.end(body)
  })
}

/** Sends one GET and reads the response. */
export const call = (url: string, headers: Record<string, string> = {}): Promise<Called> =>
  send(url, { headers })

/** @throws Error when the status isn't 200 (or 304, if the caller has a cached copy) */
export async function mustCall(url: string, headers: Record<string, string> = {}): Promise<Called> {
  const response = await call(url, headers)
  if (response.status !== 200 && response.status !== 304)
    throw new Error(`${url} responded with ${response.status}`)
  return response
}
