import { connect } from "node:net"

/** Sends raw bytes, one per character. @returns everything received until the server closes the connection */
export const sendRaw = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let all = ""
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"))
    socket.setTimeout(20_000, () =>
      socket.destroy(new Error(`No end of a response to ${bytes.slice(0, 60)}`))
    )
    socket.on("data", (it: Buffer) => (all += it.toString("latin1")))
    socket.on("error", reject)
    socket.on("close", () => resolve(all))
  })
