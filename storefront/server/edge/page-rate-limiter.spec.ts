/** @jest-environment node */
import type { Request, Response } from "express"
import { tenantHeader } from "@contract/rules/internal-headers"
import { cacheKeyOf, noteHost } from "./known-hosts"
import { PageRateLimiter } from "./page-rate-limiter"

const token = "a".repeat(43)

const ofTenant = { [tenantHeader]: "ten_1" }
const ofNobody = { "x-ratna-host": "invented" }
for (const host of ["busy.example", "quiet.example"]) noteHost(host, ofTenant)

describe("pages of a tenant under heavy load", () => {
  let now = 0
  const waits: number[] = []
  const limiter = new PageRateLimiter(
    { perSecond: 10, isShare: false },
    { refuse: (_req, _res, waitMs) => void waits.push(waitMs) },
    { now: () => now }
  )
  const handler = limiter.handler()

  /** Returns how many of the requests are let through. */
  async function passed(
    times: number,
    hostname: string,
    url = "/",
    cookie?: string,
    isKnown = false
  ): Promise<number> {
    let count = 0
    const req = { url, edge: { hostname, isKnown }, headers: { cookie } } as unknown as Request
    for (let n = 0; n < times; n++) await handler(req, {} as unknown as Response, () => count++)
    return count
  }

  it("are refused beyond its limit, while other tenants' pages are served", async () => {
    expect(await passed(50, "busy.example")).toBe(10)
    expect(waits).toHaveLength(40)
    expect(waits[0]).toBe(100)
    expect(await passed(1, "quiet.example")).toBe(1)
  })

  it("are served again at the refill rate", async () => {
    now += 300
    expect(await passed(50, "busy.example")).toBe(3)
    now += 10_000
    expect(await passed(50, "busy.example")).toBe(10)
  })

  it("are counted separately for signed-in accounts; API requests are not counted", async () => {
    expect(await passed(1, "busy.example", "/", `ratna_session=${token}`, true)).toBe(1)
    expect(await passed(1, "busy.example", "/api/products")).toBe(1)
  })

  it("are still served to signed-in accounts while somebody invents sessions", async () => {
    const invented = (letter: string) =>
      passed(30, "flooded.example", "/", `ratna_session=${letter.repeat(43)}`)
    expect((await invented("x")) + (await invented("y"))).toBe(10)
    expect(await passed(1, "flooded.example", "/", `ratna_session=${token}`, true)).toBe(1)
    expect(await passed(1, "flooded.example")).toBe(1)
  })
})

/** A limiter with the share 10. Returns how many requests for a page pass it, and the handler of rendered pages. */
function shared(isBusy: boolean) {
  const busyProcess = { isBusy: () => isBusy }
  const limiter = new PageRateLimiter(
    { perSecond: 10, isShare: true },
    { refuse: () => undefined },
    { now: () => 0, busyProcess }
  )
  return async (times: number, isRendered: boolean, hostname = "busy.example"): Promise<number> => {
    let count = 0
    const req = { url: "/", edge: { hostname }, headers: {} } as unknown as Request
    const render = limiter.renderHandler()
    const res = {} as unknown as Response
    for (let n = 0; n < times; n++)
      await limiter.handler()(req, res, () => (isRendered ? void render(req, res, () => count++) : count++))
    return count
  }
}

describe("pages of a tenant without a limit of its own", () => {
  it("are not refused while the server has time for them", async () => {
    expect(await shared(false)(1_000, true)).toBe(1_000)
  })

  it("are limited while the server is busy, and a cached page counts a twentieth of a rendered one", async () => {
    expect(await shared(true)(1_000, false)).toBe(200)
    expect(await shared(true)(1_000, true)).toBe(10)
  })
})

describe("invented host names", () => {
  it("share one limit, also those that were not requested before, and take nothing from a tenant's", async () => {
    const passed = shared(true)
    for (let n = 0; n < 10; n++) noteHost(`made-up-${n}.example`, ofNobody)
    let count = 0
    for (let n = 0; n < 40; n++) count += await passed(1, true, `made-up-${n}.example`)
    expect(count).toBe(10)
    expect(await passed(20, true)).toBe(10)
  })

  it("have one cached page, and a host that becomes a tenant's has its own", () => {
    noteHost("first.example", ofNobody)
    noteHost("second.example", ofNobody)
    expect(cacheKeyOf("first.example")).toBe(cacheKeyOf("second.example"))
    expect(cacheKeyOf("never-requested.example")).toBe("never-requested.example")
    noteHost("second.example", ofTenant)
    expect(cacheKeyOf("second.example")).toBe("second.example")
  })
})
