/** @jest-environment node */
import type { Request, Response } from "express"
import { PageRateLimiter } from "./page-rate-limiter"

const token = "a".repeat(43)

describe("pages of a tenant under heavy load", () => {
  let now = 0
  const waits: number[] = []
  const limiter = new PageRateLimiter(
    10,
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
