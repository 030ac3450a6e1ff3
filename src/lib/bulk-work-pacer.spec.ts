import { BulkWorkPacer } from "./bulk-work-pacer"

/** A process whose clock advances only when work runs or waits. */
class Process {
  now = 0
  readonly waited: number[] = []
  readonly way = new BulkWorkPacer(
    () => this.now,
    (ms) => {
      this.waited.push(Math.round(ms))
      this.now += ms
      return Promise.resolve()
    }
  )

  readonly takes = (ms: number) => () => {
    this.now += ms
    return Promise.resolve()
  }

  /** Requests of a tenant one after another, for this long. */
  async calls(tenant: string, ms: number): Promise<void> {
    for (let n = 0; n < ms / 10; n++) await this.way.runOrdinary(tenant, this.takes(10))
  }
}

describe("bulk work", () => {
  it("continues at once without requests of other tenants, even with its own tenant's requests", async () => {
    const it = new Process()
    for (let n = 0; n < 3; n++) {
      await it.way.runPaced("large", it.takes(1_000))
      await it.calls("large", 100)
    }
    expect(it.waited).toEqual([])
  })

  it("takes a fortieth of the time while other tenants send requests constantly", async () => {
    const it = new Process()
    await it.calls("quiet", 20_000)
    await it.way.runPaced("large", it.takes(600))
    await it.way.runPaced("large", it.takes(1))
    expect(it.waited).toEqual([19_500])
  })

  it("pauses fully while others use more than a tenth of the time, and less with fewer requests", async () => {
    const waited = async (pauseMs: number): Promise<number> => {
      const it = new Process()
      for (let n = 0; n < 200; n++) {
        await it.calls("quiet", 10)
        it.now += pauseMs
      }
      await it.way.runPaced("large", it.takes(200))
      await it.way.runPaced("large", it.takes(1))
      return it.waited[0] ?? 0
    }
    expect(await waited(70)).toBe(3_900)
    const seldom = await waited(190)
    expect(seldom).toBeGreaterThan(1_500)
    expect(seldom).toBeLessThan(2_400)
  })

  it("continues at once when others have stopped sending requests", async () => {
    const it = new Process()
    await it.calls("quiet", 20_000)
    it.now += 60_000
    await it.way.runPaced("large", it.takes(1_000))
    await it.way.runPaced("large", it.takes(1))
    expect(it.waited).toEqual([])
  })

  it("doesn't pause after pieces as light as ordinary requests", async () => {
    const it = new Process()
    await it.calls("quiet", 20_000)
    for (let n = 0; n < 3; n++) await it.way.runPaced("large", it.takes(90))
    expect(it.waited).toEqual([])
  })

  it("of two tenants takes no more time than that of one", async () => {
    const it = new Process()
    await it.calls("quiet", 20_000)
    await it.way.runPaced("large", it.takes(200))
    await it.way.runPaced("larger", it.takes(200))
    await it.way.runPaced("larger", it.takes(1))
    expect(it.waited).toEqual([7_800])
  })

  it("accepts only a few pieces of a tenant at a time, and more when those are done", async () => {
    const it = new Process()
    let open: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (open = resolve))
    const pieces = Array.from({ length: 5 }, () => it.way.runPaced("large", () => gate))
    expect(pieces.map((piece) => piece !== undefined)).toEqual([...Array<boolean>(4).fill(true), false])
    expect(it.way.runPaced("larger", it.takes(1))).toBeDefined()
    open()
    for (const piece of pieces) await piece
    expect(it.way.runPaced("large", it.takes(1))).toBeDefined()
  })

  it("a request that hung counts no more than constant requests", async () => {
    const it = new Process()
    await it.way.runOrdinary("quiet", it.takes(30_000))
    it.now += 8_000
    await it.way.runPaced("large", it.takes(1_000))
    await it.way.runPaced("large", it.takes(1))
    expect(it.waited).toEqual([])
  })

  it("never pauses longer than a connection lives, and continues after a failed piece", async () => {
    const it = new Process()
    const fails = async () => {
      await it.calls("quiet", 60_000)
      throw new Error("away")
    }
    await expect(it.way.runPaced("large", fails)).rejects.toThrow("away")
    await it.way.runPaced("large", it.takes(1))
    expect(it.waited).toEqual([25_000])
  })
})
