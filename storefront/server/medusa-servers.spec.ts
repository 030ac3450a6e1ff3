/** @jest-environment node */
import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { medusaClient } from "./medusa-client"
import { MedusaServers } from "./medusa-servers"

const running: Server[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.close().closeAllConnections()
})

async function listen(handler: RequestListener, port = 0): Promise<{ url: URL; server: Server }> {
  const server = createServer(handler)
  running.push(server)
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), server }
}

/** A Medusa server that responds with its name. */
const named =
  (name: string, isReady = () => true): RequestListener =>
  (req, res) => {
    res.statusCode = req.url === "/api/health/ready" && !isReady() ? 503 : 200
    res.end(name)
  }

/** The address of a server that has ended. */
async function refusing(): Promise<URL> {
  const { url, server } = await listen(() => undefined)
  await new Promise((resolve) => server.close(resolve))
  return url
}

it("sends every request to the next server when a connection is refused", async () => {
  const { url } = await listen(named("b"))
  const call = medusaClient(new MedusaServers([await refusing(), url]))
  for (const method of ["GET", "POST", "POST"]) {
    expect(await call(method, "/api/orders", {}, method === "POST" ? "{}" : undefined)).toMatchObject({
      status: 200,
      body: "b",
    })
  }
})

it("fails when no server accepts connections", async () => {
  const call = medusaClient(new MedusaServers([await refusing(), await refusing()]))
  await expect(call("POST", "/api/orders", {}, "{}")).rejects.toThrow("No Medusa server")
})

it("spreads requests over the ready servers", async () => {
  const [a, b] = [await listen(named("a")), await listen(named("b"))]
  const call = medusaClient(new MedusaServers([a.url, b.url]))
  const responses = await Promise.all(Array.from({ length: 10 }, () => call("GET", "/", {})))
  expect(new Set(responses.map((it) => it.body))).toEqual(new Set(["a", "b"]))
})

it("sends nothing more to a server that isn't ready, not even on an open connection", async () => {
  let isReady = true
  const [a, b] = [await listen(named("a", () => isReady)), await listen(named("b"))]
  const servers = new MedusaServers([a.url, b.url])
  const call = medusaClient(servers)
  await Promise.all(Array.from({ length: 10 }, () => call("GET", "/", {})))
  isReady = false
  expect(await servers.isAnyReady()).toBe(true)
  for (let at = 0; at < 10; at++) expect((await call("GET", "/", {})).body).toBe("b")
  isReady = true
  await servers.isAnyReady()
  const responses = await Promise.all(Array.from({ length: 10 }, () => call("GET", "/", {})))
  expect(responses.map((it) => it.body)).toContain("a")
})

it("is ready while one server is", async () => {
  const { url } = await listen(named("a", () => false))
  const { url: other } = await listen(named("b"))
  expect(await new MedusaServers([url]).isAnyReady()).toBe(false)
  expect(await new MedusaServers([await refusing(), url]).isAnyReady()).toBe(false)
  expect(await new MedusaServers([url, other]).isAnyReady()).toBe(true)
})

it("is ready while its only server is slow to answer, and not when that has lasted for five seconds", async () => {
  let isSlow = false
  const { url } = await listen((_, res) => {
    if (!isSlow) res.end()
  })
  const servers = new MedusaServers([url])
  expect(await servers.isAnyReady()).toBe(true)
  isSlow = true
  const began = performance.now()
  expect(await servers.isAnyReady()).toBe(true)
  while (await servers.isAnyReady());
  expect(performance.now() - began).toBeGreaterThan(4_000)
  // One that has never been ready isn't ready.
  expect(await new MedusaServers([url]).isAnyReady()).toBe(false)
}, 30_000)

it("ends what waits for a frozen server after five seconds, and never a slow request to one that answers probes", async () => {
  const hung: RequestListener = () => undefined
  const slow: RequestListener = (req, res) => {
    if (req.url === "/slow") setTimeout(() => res.end("slow"), 7_000)
    else res.end("b")
  }
  const [a, b] = [await listen(hung), await listen(slow)]
  const call = medusaClient(new MedusaServers([a.url, b.url]))
  const began = performance.now()
  const [first, second] = await Promise.allSettled([
    call("POST", "/slow", {}, "{}"),
    call("POST", "/slow", {}, "{}"),
  ])
  const [ended, answered] = first.status === "rejected" ? [first, second] : [second, first]
  expect(ended.status).toBe("rejected")
  expect(answered).toMatchObject({ status: "fulfilled", value: { body: "slow" } })
  expect(performance.now() - began).toBeGreaterThan(5_000)
}, 20_000)

it("a server that doesn't accept the storefront's secret is not ready for it", async () => {
  const { url } = await listen((req, res) => {
    res.statusCode = req.headers["x-ratna-edge"] === "shared" ? 200 : 503
    res.end()
  })
  expect(await new MedusaServers([url], "shared").isAnyReady()).toBe(true)
  expect(await new MedusaServers([url], "another").isAnyReady()).toBe(false)
})
