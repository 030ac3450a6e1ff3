/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Request, Response } from "express"
import { capacityInHeader, EdgeRateLimiter } from "./edge-rate-limiter"

interface Reply {
  isPassedOn: boolean
  status: number
  headers: Record<string, unknown>
}

// Only the fields that are read are mocked; hence the casts.
const requestOf = (hostname: string, url: string, cookie?: string) =>
  ({ url, edge: { hostname }, headers: { cookie } }) as unknown as Request

function ask(edgeRateLimiter: EdgeRateLimiter, ...request: Parameters<typeof requestOf>): Reply {
  const reply: Reply = { isPassedOn: false, status: 0, headers: {} }
  const res = {
    req: { complete: true },
    setHeader: (name: string, value: unknown) => (reply.headers[name.toLowerCase()] = value),
    end(this: ServerResponse) {
      reply.status = this.statusCode
    },
  }
  const pass = () => {
    reply.isPassedOn = true
  }
  void edgeRateLimiter.handler()(requestOf(...request), res as unknown as Response, pass)
  return reply
}

const responseOf = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage

describe("a tenant over its rate limit", () => {
  let now = 0
  const held: (() => void)[] = []
  const letRespond = () => held.splice(0).forEach((it) => it())
  const edgeRateLimiter = new EdgeRateLimiter(
    () => now,
    (work) => held.push(work)
  )
  const response = responseOf({ [capacityInHeader]: "1200 100", "content-type": "application/json" })
  edgeRateLimiter.note(requestOf("busy.example", "/api/products"), response)

  it("is refused without a request to the Medusa server, with Retry-After", () => {
    const reply = ask(edgeRateLimiter, "busy.example", "/api/products?search=ruby")
    letRespond()
    expect([reply.isPassedOn, reply.status, reply.headers["retry-after"]]).toEqual([false, 429, 2])
  })

  it("gets delayed refusals, at most a thousand at a time", () => {
    const replies = Array.from({ length: 1_001 }, () => ask(edgeRateLimiter, "busy.example", "/api/products"))
    expect(replies.filter((it) => it.status === 429)).toHaveLength(1)
    letRespond()
    expect(replies.every((it) => it.status === 429)).toBe(true)
  })

  it("delays neither other tenants nor its own requests that are not counted", () => {
    expect(ask(edgeRateLimiter, "quiet.example", "/api/products").isPassedOn).toBe(true)
    for (const url of [
      "/api/superadmin/tenants",
      "/api/health",
      "/api/docs",
      "/",
      "/static/a.webp",
      "/webhooks/razorpay/x",
    ])
      expect(ask(edgeRateLimiter, "busy.example", url).isPassedOn).toBe(true)
  })

  it("keeps serving its signed-in accounts, which are counted separately from visitors", () => {
    expect(
      ask(edgeRateLimiter, "busy.example", "/api/admin/products", `ratna_session=${"a".repeat(43)}`)
        .isPassedOn
    ).toBe(true)
  })

  it("never receives the internal capacity header", () => {
    expect(response.headers).toEqual({ "content-type": "application/json" })
  })

  it("is readmitted at its refill rate, not all at once", () => {
    now += 1_200
    const passed = (count: number) =>
      Array.from(
        { length: count },
        () => ask(edgeRateLimiter, "busy.example", "/api/products").isPassedOn
      ).filter(Boolean).length
    expect(passed(9)).toBe(1)
    now += 99
    expect(passed(9)).toBe(0)
    now += 301
    expect(passed(9)).toBe(4)
    letRespond()
  })

  it("follows the newest request's capacity, in whatever order the responses arrive", () => {
    now += 100
    const [early, late] = [
      requestOf("busy.example", "/api/products"),
      requestOf("busy.example", "/api/products"),
    ]
    void edgeRateLimiter.handler()(early, {} as unknown as Response, () => undefined)
    now += 100
    void edgeRateLimiter.handler()(late, {} as unknown as Response, () => undefined)
    now += 500
    edgeRateLimiter.note(late, responseOf({ [capacityInHeader]: "900 100" }))
    edgeRateLimiter.note(early, responseOf({ [capacityInHeader]: "100 100" }))
    edgeRateLimiter.note(early, responseOf({}))
    now += 399
    expect(ask(edgeRateLimiter, "busy.example", "/api/products").isPassedOn).toBe(false)
    now += 1
    expect(ask(edgeRateLimiter, "busy.example", "/api/products").isPassedOn).toBe(true)
    letRespond()
  })

  it("has its full capacity again after a second without requests", () => {
    now += 2_000
    for (let n = 0; n < 20; n++)
      expect(ask(edgeRateLimiter, "busy.example", "/api/products").isPassedOn).toBe(true)
  })
})
