/** @jest-environment node */
import { once } from "node:events"
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from "node:http"
import type { AddressInfo } from "node:net"
import { recordMetrics, registry } from "@telemetry/metrics"
import { MedusaServers } from "../medusa-servers"
import { relayToMedusa } from "./relay-to-medusa"
import { sendBeforeReading } from "./send-before-reading"

const servers: Server[] = []

async function listening(handle: RequestListener): Promise<number> {
  const server = createServer(handle)
  servers.push(server)
  await once(server.listen(0, "127.0.0.1"), "listening")
  return (server.address() as AddressInfo).port
}

/** A relay before these Medusa servers. */
function relayTo(urls: readonly URL[]): Promise<number> {
  const relay = relayToMedusa({
    servers: new MedusaServers(urls),
    onEdited: () => undefined,
    onResponse: () => undefined,
    production: false,
  })
  return listening((req, res) => relay(req, res))
}

/** A relay before a Medusa server that handles requests in this way. */
const relayBefore = async (medusa: RequestListener): Promise<number> =>
  relayTo([new URL(`http://127.0.0.1:${await listening(medusa)}`)])

const send = (port: number, method = "GET", headers = {}) =>
  request({ host: "127.0.0.1", port, method, path: "/api/x", headers, agent: false })

const responseTo = async (sent: ReturnType<typeof send>): Promise<IncomingMessage> => {
  const [response] = (await once(sent, "response")) as [IncomingMessage]
  return response
}

afterAll(() => {
  for (const it of servers) {
    it.closeAllConnections()
    it.close()
  }
})

it("a client that disconnects ends its request to the Medusa server", async () => {
  let arrived: (req: IncomingMessage) => void = () => undefined
  const atMedusa = new Promise<IncomingMessage>((resolve) => (arrived = resolve))
  const sent = send(await relayBefore((req) => arrived(req)))
  sent.on("error", () => undefined)
  sent.end()
  const closed = once((await atMedusa).socket, "close")
  sent.destroy()
  await closed
})

it("a response that breaks off doesn't look complete", async () => {
  const port = await relayBefore((_req, res) => {
    res.write("half", () => res.destroy())
  })
  const sent = send(port)
  sent.end()
  const response = await responseTo(sent)
  const received = response.toArray()
  await expect(received).rejects.toMatchObject({ code: "ECONNRESET" })
  expect(response.complete).toBe(false)
})

it("a client that sends its whole body before it reads receives the refusal", async () => {
  const port = await relayBefore((_req, res) => {
    res.statusCode = 401
    res.end("sign in")
  })
  expect(await sendBeforeReading(port)).toMatch(/^HTTP\/1.1 401 [^]*sign in/)
})

it("an upload and a download are streamed: their first bytes arrive before the last ones are sent", async () => {
  const port = await relayBefore((req, res) => req.pipe(res))
  const sent = send(port, "POST", { "transfer-encoding": "chunked" })
  sent.write("one")
  const response = await responseTo(sent)
  expect(String((await once(response, "data"))[0])).toBe("one")
  sent.end("two")
  expect(String((await once(response, "data"))[0])).toBe("two")
})

it("the refusal of an upload arrives, and its connection is used again", async () => {
  const port = await relayBefore((req, res) => {
    if (req.method === "GET") res.end("next")
    else {
      res.statusCode = 413
      res.end("too large")
    }
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const options = { host: "127.0.0.1", port, path: "/api/x", agent }
  const size = 8 * 1024 * 1024
  const upload = request({ ...options, method: "POST", headers: { "content-length": size } })
  upload.end(Buffer.alloc(size))
  const refusal = await responseTo(upload)
  expect([refusal.statusCode, String(Buffer.concat(await refusal.toArray()))]).toEqual([413, "too large"])
  const next = request(options)
  next.end()
  expect(String(Buffer.concat(await (await responseTo(next)).toArray()))).toBe("next")
  agent.destroy()
})

it("headers of the Medusa server's connection don't reach the client, and the other way round", async () => {
  const port = await relayBefore((req, res) => {
    res.setHeader("keep-alive", "timeout=1234")
    res.setHeader("date", "yesterday")
    res.setHeader("x-total-count", "7")
    res.end(req.headers.connection)
  })
  const sent = send(port, "GET", { connection: "close" })
  sent.end()
  const response = await responseTo(sent)
  expect(response.headers).toMatchObject({ connection: "close", "x-total-count": "7" })
  expect(response.headers["keep-alive"]).toBeUndefined()
  expect(response.headers.date).not.toBe("yesterday")
  expect(String(Buffer.concat(await response.toArray()))).toBe("keep-alive")
})

it("a request that a server leaves without a response is counted: a read is sent again, a change is refused", async () => {
  recordMetrics()
  const dying: RequestListener = (req) => void req.socket.destroy()
  const urls = await Promise.all(
    [dying, dying].map(async (it) => new URL(`http://127.0.0.1:${await listening(it)}`))
  )
  const port = await relayTo(urls)
  for (const method of ["GET", "POST"]) {
    const sent = send(port, method)
    sent.end()
    expect((await responseTo(sent)).statusCode).toBe(503)
  }
  const text = await registry.metrics()
  expect(text).toContain('ratna_lost_requests_total{outcome="repeated"} 1')
  expect(text).toContain('ratna_lost_requests_total{outcome="refused"} 2')
})
