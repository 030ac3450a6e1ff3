import { connect } from "node:net"

/**
 * Sends bytes as they are, which no HTTP client would.
 * @returns the status of the answer; "closed" when the connection was ended without one
 */
export function rawStatus(port: number, text: string, timeoutMs = 15_000): Promise<number | "closed"> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1")
    let said = ""
    const end = () => {
      socket.destroy()
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(said.replace(/^(HTTP\/1\.1 100 Continue\r\n\r\n)+/, ""))?.[1]
      resolve(status === undefined ? "closed" : Number(status))
    }
    socket.setTimeout(timeoutMs, () => {
      socket.destroy()
      reject(new Error(`no answer to ${text.slice(0, 80)}`))
    })
    socket.on("data", (chunk) => {
      said += chunk.toString("latin1")
      if (/\r\n\r\n/.test(said.replace(/^(HTTP\/1\.1 100 Continue\r\n\r\n)+/, ""))) end()
    })
    socket.once("error", end)
    socket.once("close", end)
    socket.once("connect", () => socket.write(text, "latin1"))
  })
}

/** Sends bytes as they are, one for each character, and gives all that comes back until the other side hangs up. */
export const rawAnswer = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let all = ""
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"))
    socket.setTimeout(20_000, () => socket.destroy(new Error(`No end of an answer to ${bytes.slice(0, 60)}`)))
    socket.on("data", (it: Buffer) => (all += it.toString("latin1")))
    socket.on("error", reject)
    socket.on("close", () => resolve(all))
  })
