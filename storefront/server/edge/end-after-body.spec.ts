/** @jest-environment node */
import { once } from "node:events"
import { createServer, type RequestListener, type Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { endAfterBody } from "./end-after-body"
import { refuse, tooMany } from "./refusal"
import { sendBeforeReading, size } from "./send-before-reading"

let server: Server

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function listening(handle: RequestListener): Promise<number> {
  server = createServer(handle)
  await once(server.listen(0, "127.0.0.1"), "listening")
  return (server.address() as AddressInfo).port
}

it("a client that sends its whole body before it reads receives the refusal", async () => {
  const port = await listening((req, res) => refuse(req.url ?? "/", res, tooMany))
  const response = await sendBeforeReading(port)
  expect(response).toMatch(/^HTTP\/1.1 429 /)
  expect(response).toMatch(/<\/html>$/)
})

it("a client that reads while it sends receives the refusal at once", async () => {
  const port = await listening((req, res) => refuse(req.url ?? "/", res, tooMany))
  const socket = connect(port, "127.0.0.1")
  socket.write(`POST /shop HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\nfirst bytes`)
  const [chunk] = (await once(socket, "data")) as [Buffer]
  expect(chunk.toString()).toMatch(/^HTTP\/1.1 429 /)
  socket.destroy()
})

it.each([
  ["sends too much", { bytes: 1_000_000, ms: 60_000 }, size],
  ["doesn't send the rest", { bytes: size, ms: 100 }, 1000],
])("the connection of a client that %s is closed", async (_what, limits, bytes) => {
  const port = await listening((_req, res) => {
    res.setHeader("Content-Length", 2)
    endAfterBody(res, "no", limits)
  })
  const closed = new Promise<void>((resolve) => {
    server.once("connection", (socket) => socket.once("close", () => resolve()))
  })
  await sendBeforeReading(port, bytes).catch(() => undefined)
  await closed
})
