/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from "node:http"
import { callsPerSecondHeader, tenantHeader } from "@contract/rules/internal-headers"
import { TenantRateLimiter } from "./tenant-rate-limiter"

const token = "a".repeat(43)

/** A limiter of tenants of which each request is one of the given host. Only what is read is mocked; hence the casts. */
function world(isBusy = false) {
  let now = 0
  const waits: number[] = []
  const limiter = new TenantRateLimiter(
    { refuse: (_req, _res, waitMs) => void waits.push(waitMs) },
    { now: () => now, busyProcess: { isBusy: () => isBusy } }
  )
  const requestTo = (hostname: string, url: string, cookie?: string, isKnown = false) =>
    ({ url, edge: { hostname, isKnown }, headers: { cookie } }) as unknown as IncomingMessage
  return {
    waits,
    wait: (ms: number) => (now += ms),
    note: (hostname: string, tenantId: string, perSecond: string) => {
      const headers = { [callsPerSecondHeader]: perSecond, [tenantHeader]: tenantId }
      limiter.note(requestTo(hostname, "/api/faqs"), { headers } as unknown as IncomingMessage)
    },
    /** Returns how many of the requests are let through. */
    passed: async (
      times: number,
      hostname: string,
      url = "/api/faqs",
      cookie?: string,
      isKnown?: boolean
    ): Promise<number> => {
      let count = 0
      for (let n = 0; n < times; n++)
        await limiter.handler()(
          requestTo(hostname, url, cookie, isKnown),
          {} as unknown as ServerResponse,
          () => count++
        )
      return count
    },
  }
}

describe("a tenant's API requests", () => {
  it("are refused beyond the limit that the Medusa server reports, on all hosts together", async () => {
    const { note, passed, waits, wait } = world()
    note("busy.example", "ten_1", "10")
    note("busy.localhost", "ten_1", "10")
    note("quiet.example", "ten_2", "10")
    expect((await passed(20, "busy.example")) + (await passed(20, "busy.localhost"))).toBe(10)
    expect(waits).toHaveLength(30)
    expect(waits[0]).toBe(100)
    expect(await passed(5, "quiet.example")).toBe(5)
    wait(300)
    expect(await passed(20, "busy.example")).toBe(3)
  })

  it("are counted separately for accounts; platform endpoints and hosts without a known limit are not counted", async () => {
    const { note, passed } = world()
    note("busy.example", "ten_1", "10")
    expect(await passed(20, "busy.example")).toBe(10)
    expect(await passed(20, "busy.example", "/api/cart", `ratna_session=${token}`, true)).toBe(10)
    expect(await passed(20, "busy.example", "/api/superadmin/tenants")).toBe(20)
    expect(await passed(20, "unknown.example")).toBe(20)
  })

  it("are still allowed to signed-in accounts while somebody invents sessions", async () => {
    const { note, passed } = world()
    note("busy.example", "ten_1", "10")
    const invented = (letter: string) =>
      passed(20, "busy.example", "/api/cart", `ratna_session=${letter.repeat(43)}`)
    expect((await invented("x")) + (await invented("y"))).toBe(10)
    expect(await passed(5, "busy.example", "/api/cart", `ratna_session=${token}`, true)).toBe(5)
  })

  it("have a new limit from the next response on", async () => {
    const { note, passed, wait } = world()
    note("busy.example", "ten_1", "10")
    await passed(20, "busy.example")
    note("busy.example", "ten_1", "100")
    wait(100)
    expect(await passed(20, "busy.example")).toBe(10)
  })
})

describe("a default share", () => {
  it("refuses nothing while the server has time, though a limit that somebody has set does", async () => {
    const { note, passed } = world(false)
    note("idle.example", "ten_1", "share 10")
    note("limited.example", "ten_2", "10")
    expect(await passed(1_000, "idle.example")).toBe(1_000)
    expect(await passed(1_000, "limited.example")).toBe(10)
  })

  it("counts what is served from memory as a twentieth of a request", async () => {
    const { note, passed } = world(true)
    note("busy.example", "ten_1", "share 10")
    expect(await passed(1_000, "busy.example")).toBe(200)
  })
})
