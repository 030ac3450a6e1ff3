import { connect } from "node:net"
import { text } from "node:stream/consumers"

/** More than the buffers of both ends take, so that a connection that the server closes early breaks while sending. */
export const size = 40_000_000

/** Sends a request whose connection ends with its response, and reads none of it before everything is sent. */
export async function sendBeforeReading(port: number, bytes = size): Promise<string> {
  const socket = connect(port, "127.0.0.1")
  const head = ["POST /shop HTTP/1.1", "Host: x", "Connection: close", `Content-Length: ${size}`]
  socket.write([...head, "", ""].join("\r\n"))
  await new Promise<void>((resolve, reject) => {
    socket.once("error", reject)
    socket.write(Buffer.alloc(bytes), () => resolve())
  })
  return text(socket)
}
