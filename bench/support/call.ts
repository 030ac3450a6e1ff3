import { Agent, request } from "node:http"

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

export interface Called {
  status: number
  bytes: number
  headers: Record<string, string | string[] | undefined>
}

/** One GET on a kept connection, its body read and thrown away. */
export function call(url: string, headers: Record<string, string> = {}): Promise<Called> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (answer) => {
      let bytes = 0
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length))
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, bytes, headers: answer.headers }))
      answer.once("error", reject)
    })
    asked.once("error", reject)
    asked.end()
  })
}

/** @throws Error when the answer isn't a 200 (or, where the caller has it, a 304) */
export async function mustCall(url: string, headers: Record<string, string> = {}): Promise<Called> {
  const answer = await call(url, headers)
  if (answer.status !== 200 && answer.status !== 304) throw new Error(`${url} answered ${answer.status}`)
  return answer
}
