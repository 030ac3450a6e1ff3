import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"

/** A server whose FAQs lack their text, and that serves nothing else. */
let drifted: Server
const children: ChildProcess[] = []

beforeAll(async () => {
  drifted = createServer((request, response) => {
    const known = request.url === "/api/faqs"
    response.writeHead(known ? 200 : 404, { "content-type": "application/json" })
    response.end(JSON.stringify(known ? [{ id: "faq_1", isVisible: true, position: 0 }] : { error: "None" }))
  })
  drifted.listen(0, "127.0.0.1")
  await once(drifted, "listening")
})

afterAll(() => {
  for (const child of children) child.kill()
  drifted.close()
  drifted.closeAllConnections()
})

/** Starts the built storefront in front of it. @returns its address */
async function startStorefront(env: Record<string, string>): Promise<string> {
  const medusa = `http://127.0.0.1:${(drifted.address() as AddressInfo).port}`
  const child = spawn(process.execPath, [path.resolve("storefront/build/server/index.js")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      RATNA_MODE: "development",
      PORT: "0",
      MEDUSA_URL: medusa,
      ...env,
    },
    stdio: ["ignore", "pipe", "ignore"],
  })
  children.push(child)
  const [line] = (await once(child.stdout, "data")) as [Buffer]
  return `http://127.0.0.1:${/listening on (\d+)/.exec(line.toString())?.[1] ?? ""}`
}

jest.setTimeout(60_000)

it("a page built from a response that violates the contract fails where responses are checked", async () => {
  const origin = await startStorefront({ RATNA_CHECK_RESPONSES: "true" })
  expect((await fetch(`${origin}/faq`)).status).toBe(500)
  expect((await fetch(`${origin}/contact`)).status).toBe(200)
})

it("shoppers still get the page where responses are not checked", async () => {
  const origin = await startStorefront({ RATNA_CHECK_RESPONSES: "" })
  expect((await fetch(`${origin}/faq`)).status).toBe(200)
})
