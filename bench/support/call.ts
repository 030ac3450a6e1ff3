import { Agent, request } from "node:http"

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

export interface Called {
  status: number
  bytes: number
  headers: Record<string, string | string[] | undefined>
}

/** Sends one GET on a keep-alive connection, reads the body and discards it. */
export function call(url: string, headers: Record<string, string> = {}): Promise<Called> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, (response) => {
      let bytes = 0
      response.on("data", (chunk: Buffer) => (bytes += chunk.length))
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, bytes, headers: response.headers })
      )
      response.once("error", reject)
    })
    outgoing.once("error", reject)
    outgoing.end()
  })
}

/** @throws Error when the status isn't 200 (or 304, if the caller has a cached copy) */
export async function mustCall(url: string, headers: Record<string, string> = {}): Promise<Called> {
  const response = await call(url, headers)
  if (response.status !== 200 && response.status !== 304)
    throw new Error(`${url} answered ${response.status}`)
  return response
}
