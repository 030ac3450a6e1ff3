import { BulkWorkPacer } from "./bulk-work-pacer"

/** A process whose clock advances only when work runs or waits. */
class Process {
  now = 0
  active = 0
  readonly paused: number[] = []
  readonly pacer = new BulkWorkPacer(
    () => this.now,
    (ms) => {
      this.paused.push(Math.round(ms))
      this.now += ms
      return Promise.resolve()
    }
  )

  readonly takes = (ms: number) => () => {
    this.now += ms
    return Promise.resolve()
  }

  /** Requests of a tenant one after another. */
  async requests(tenant: string, count: number, ms = 10): Promise<void> {
    for (let n = 0; n < count; n++) await this.pacer.runOrdinary(tenant, "/products", this.takes(ms))
  }

  /** Runs a call of pieces. @returns the rows of each */
  async import(tenant: string, pieces: number, piece: () => Promise<unknown>): Promise<number[]> {
    const rows: number[] = []
    const done = this.pacer.runBulk(
      tenant,
      () => Promise.resolve(this.active),
      async (bulk) => {
        for (let n = 0; n < pieces; n++) {
          rows.push(bulk.rows())
          await bulk.run(piece)
        }
      }
    )
    await done
    // The last pause ends after the call.
    await new Promise((resolve) => setImmediate(resolve))
    return rows
  }

  /** Work during which another tenant's request takes this long. */
  readonly beside = (ms: number) => () => this.requests("quiet", 1, ms)
}

describe("bulk work", () => {
  it("runs in large pieces without a pause while no other tenant is active", async () => {
    const it = new Process()
    await it.requests("large", 20)
    expect(await it.import("large", 3, it.takes(100))).toEqual([500, 500, 500])
    expect(it.paused).toEqual([])
  })

  it("runs in small pieces, pausing, while another tenant sends requests", async () => {
    const it = new Process()
    await it.requests("quiet", 20)
    expect(await it.import("large", 1, it.takes(100))).toEqual([50])
    expect(it.paused).toEqual([85])
  })

  it("pauses for longer until other tenants' requests take no longer than usual, then for less", async () => {
    const it = new Process()
    await it.requests("quiet", 50)
    await it.import("large", 300, it.beside(20))
    const slow = it.paused.at(-1) ?? 0
    expect(slow).toBeGreaterThan(200)
    it.paused.length = 0
    for (let n = 0; n < 60; n++) {
      await it.requests("quiet", 50)
      await it.import("large", 1, it.beside(10))
    }
    expect(it.paused.at(-1)).toBeLessThan(10)
  })

  it("pauses while PostgreSQL works for other servers", async () => {
    const it = new Process()
    it.active = 1
    expect(await it.import("large", 1, it.takes(100))).toEqual([500])
    expect(await it.import("large", 2, it.takes(100))).toEqual([50, 50])
    expect(it.paused.length).toBeGreaterThanOrEqual(2)
  })

  it("of several tenants takes turns, one piece at a time while others are active", async () => {
    const it = new Process()
    await it.requests("quiet", 1)
    const order: string[] = []
    let running = 0
    const piece = (tenant: string) => async () => {
      expect(++running).toBe(1)
      order.push(tenant)
      await new Promise((resolve) => setImmediate(resolve))
      running--
    }
    const calls = ["large", "large", "small"].map((tenant) => it.import(tenant, 2, piece(tenant)))
    await Promise.all(calls)
    expect(order.indexOf("small")).toBeLessThan(3)
    expect(order).toHaveLength(6)
  })

  it("accepts only a few calls of a tenant at a time, and more when those are done", async () => {
    const it = new Process()
    let open: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (open = resolve))
    const call = (tenant: string) =>
      it.pacer.runBulk(
        tenant,
        () => Promise.resolve(0),
        () => gate
      )
    const calls = Array.from({ length: 5 }, () => call("large"))
    expect(calls.map((one) => one !== undefined)).toEqual([...Array<boolean>(4).fill(true), false])
    expect(call("larger")).toBeDefined()
    open()
    for (const done of calls) await done
    expect(call("large")).toBeDefined()
  })

  it("never pauses for longer than a second, and no longer at all when the call is about to time out", async () => {
    const it = new Process()
    await it.requests("quiet", 1)
    await it.import("large", 1, it.beside(9_000))
    expect(it.paused).toEqual([1_000])
    await it.import("large", 2, it.beside(70_000))
    expect(it.paused).toEqual([1_000])
  })

  it("continues after a failed piece", async () => {
    const it = new Process()
    const fails = () => Promise.reject(new Error("away"))
    await expect(it.import("large", 1, fails)).rejects.toThrow("away")
    await it.import("large", 3, it.takes(1))
  })
})
