import { connect } from "node:net"

/**
 * Sends bytes as they are, which no HTTP client would.
 * @returns the status of the answer; "closed" when the connection was ended without one
 */
export function sendRaw(port: number, text: string, timeoutMs = 15_000): Promise<number | "closed"> {
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
