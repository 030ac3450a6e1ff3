import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { post } from "./post"
import { addressFor, faultOf, type Reach } from "./reachable"

type Handler = (req: IncomingMessage, res: ServerResponse) => void

const servers: Server[] = []
/** Starts a receiver on this machine. Its name doesn't exist in DNS, so only our own resolver finds it. */
async function receiver(handle: Handler): Promise<string> {
  const server = createServer(handle)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return `http://listener.example:${String((server.address() as AddressInfo).port)}`
}
afterAll(() => {
  for (const it of servers) {
    it.closeAllConnections()
    it.close()
  }
})

const here: Reach = { resolve: () => Promise.resolve(["127.0.0.1"]), privateHosts: ["listener.example"] }
const send = (url: string, more: { reach?: Reach; timeoutMs?: number } = {}) =>
  post({ url, headers: { "webhook-id": "msg_1" }, body: "{}", reach: here, ...more })

it("a receiver gets the request at its configured path and host name", async () => {
  const got: unknown[] = []
  const url = await receiver((req, res) => {
    got.push([req.method, req.url, req.headers.host, req.headers["webhook-id"]])
    res.writeHead(204).end()
  })
  expect(await send(`${url}/in?from=ratna`)).toBe(204)
  expect(got).toEqual([["POST", "/in?from=ratna", url.slice(7), "msg_1"]])
})

it("a name that now resolves to a private address isn't requested (DNS rebinding)", async () => {
  let calls = 0
  const url = await receiver((_, res) => {
    calls += 1
    res.end()
  })
  const responses = [["93.184.215.14"], ["127.0.0.1"]]
  const rebinding: Reach = { resolve: () => Promise.resolve(responses.shift() ?? []), privateHosts: [] }
  expect(await addressFor(new URL("http://listener.example"), rebinding)).toBe("93.184.215.14")
  await expect(send(url, { reach: rebinding })).rejects.toThrow("The address is private")
  expect(calls).toBe(0)
})

it("the checked address is the one that is requested, without a second lookup", async () => {
  let looks = 0
  const url = await receiver((_, res) => res.end())
  const counted: Reach = {
    ...here,
    resolve: () => Promise.resolve((looks += 1) === 1 ? ["127.0.0.1"] : ["203.0.113.1"]),
  }
  expect(await send(url, { reach: counted })).toBe(200)
  expect(looks).toBe(1)
})

it("a name with one private address among public ones is refused", async () => {
  const mixed: Reach = { resolve: () => Promise.resolve(["93.184.215.14", "10.0.0.1"]), privateHosts: [] }
  await expect(addressFor(new URL("https://mixed.example"), mixed)).rejects.toThrow("The address is private")
})

it("a redirect isn't followed", async () => {
  let inside = 0
  const target = await receiver((_, res) => {
    inside += 1
    res.end()
  })
  const url = await receiver((_, res) => res.writeHead(307, { location: target }).end())
  expect(await send(url)).toBe(307)
  expect(inside).toBe(0)
})

it("a receiver that times out, refuses or closes the connection gives a short error", async () => {
  await expect(send(await receiver(() => undefined), { timeoutMs: 200 })).rejects.toThrow(
    "No response in time"
  )
  await expect(send("http://listener.example:1/")).rejects.toThrow("The connection was refused")
  const rude = await receiver((req) => req.socket.destroy())
  await expect(send(rude)).rejects.toThrow("The connection was cut off")
  const nowhere: Reach = { resolve: () => Promise.reject(new Error("ENOTFOUND")), privateHosts: [] }
  await expect(send("http://no.example", { reach: nowhere })).rejects.toThrow("The host could not be found")
})

it("an endless response is cut off", async () => {
  let hungUp: (() => void) | undefined
  const cut = new Promise<void>((resolve) => (hungUp = resolve))
  const url = await receiver((_, res) => {
    const more = () => {
      while (res.write(Buffer.alloc(16_384)));
      res.once("drain", more)
    }
    res.once("close", () => hungUp?.())
    more()
  })
  expect(await send(url)).toBe(200)
  await cut
})

const strict: Reach = { resolve: () => Promise.resolve(["93.184.215.14"]), privateHosts: [] }
const otherPort = "The address must be on port 443 or 80"
const isPrivate = "The address is private. Webhooks are sent to public addresses only"

it.each([
  ["not a url", "Please give a whole address, https://…"],
  ["ftp://a.example", "The address must begin with https://"],
  ["http://a.example", "The address must begin with https://"],
  ["https://asha:secret@a.example", "The address can't hold a user name or a password"],
  ["https://localhost/x", isPrivate],
  ["https://localhost./x", isPrivate],
  ["https://shop.localhost", isPrivate],
  ["https://intranet", isPrivate],
  ["https://db.internal", isPrivate],
  ["https://127.1", isPrivate],
  ["https://2130706433", isPrivate],
  ["https://0x7f.1", isPrivate],
  ["https://169.254.169.254/latest", isPrivate],
  ["https://[::1]", isPrivate],
  ["https://[::ffff:10.0.0.1]", isPrivate],
  ["https://a.example/in", null],
  ["https://a.example:443/in", null],
  ["https://a.example:80/in", null],
  ["https://a.example:8443/in", otherPort],
  ["https://a.example:6379", otherPort],
  ["https://8.8.8.8/in", null],
])("%s: %s", (url, fault) => {
  expect(faultOf(url, strict, false)).toBe(fault)
})

it("in development, listed private hosts are allowed without TLS, and no others", () => {
  const named: Reach = { ...strict, privateHosts: ["127.0.0.1", "localhost:4000"] }
  expect(faultOf("http://127.0.0.1:5000/in", named, true)).toBeNull()
  expect(faultOf("http://localhost:4000/in", named, true)).toBeNull()
  expect(faultOf("http://localhost:4001/in", named, true)).toBe(isPrivate)
  expect(faultOf("http://[::1]:5000/in", named, true)).toBe(isPrivate)
})
