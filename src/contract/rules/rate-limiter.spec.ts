import { type Bucket, RateLimiter, type Report, type SharedCount } from "./rate-limiter"

it("allows a second's worth at once, then calls at the configured rate; other keys are counted separately", async () => {
  let now = 0
  const limiter = new RateLimiter(new Map(), { now: () => now })
  const take = async (times: number, key = "a") => {
    const results = []
    for (let n = 0; n < times; n++) results.push(await limiter.take(key, { perSecond: 2 }))
    return results
  }
  expect(await take(3)).toEqual([
    { isAllowed: true, nextIn: 0 },
    { isAllowed: true, nextIn: 0.5 },
    { isAllowed: false, nextIn: 0.5 },
  ])
  expect((await take(1, "b"))[0]?.isAllowed).toBe(true)
  now = 500
  expect(await take(2)).toEqual([
    { isAllowed: true, nextIn: 0.5 },
    { isAllowed: false, nextIn: 0.5 },
  ])
  now = 60_000
  expect((await take(3)).map((it) => it.isAllowed)).toEqual([true, true, false])
})

it("allows a burst above the rate if the limit has one", async () => {
  let now = 0
  const limiter = new RateLimiter(new Map(), { now: () => now })
  const allowed = async () => {
    let count = 0
    for (let n = 0; n < 9; n++) if ((await limiter.take("a", { perSecond: 2, burst: 5 })).isAllowed) count++
    return count
  }
  expect(await allowed()).toBe(5)
  now = 1_000
  expect(await allowed()).toBe(2)
})

describe("the limit of two processes with a shared count", () => {
  const limit = { perSecond: 100 }
  let now = 0
  let isAway = false
  let reports: Report[][] = []
  let waiting: (() => void)[] = []
  let all: Map<string, { left: number; at: number }>
  let processes: RateLimiter[]

  /** Counts as the script in Redis does. */
  const shared: SharedCount = (batch) => {
    if (isAway) return Promise.reject(new Error("away"))
    reports.push([...batch])
    return Promise.resolve(
      batch.map(({ key, perSecond, burst, started }) => {
        const { left, at } = all.get(key) ?? { left: burst, at: now }
        const next = Math.min(burst, left + ((now - at) / 1000) * perSecond) - started
        all.set(key, { left: next, at: now })
        return next
      })
    )
  }
  const passReportTime = async () => {
    now += 100
    const due = waiting
    waiting = []
    for (const work of due) work()
    await new Promise((resolve) => setImmediate(resolve))
  }
  /** Returns how many of the requests, spread over the processes, are allowed. */
  const allowed = async (times: number, of = processes): Promise<number> => {
    const takes = Array.from({ length: times }, async (_, n) => of[n % of.length]?.take("a", limit))
    return (await Promise.all(takes)).filter((it) => it?.isAllowed).length
  }

  beforeEach(() => {
    now = 0
    isAway = false
    reports = []
    waiting = []
    all = new Map()
    processes = [1, 2].map(
      () => new RateLimiter(new Map(), { shared, now: () => now, later: (work) => waiting.push(work) })
    )
  })

  it("is exceeded by no more than a tenth of a second's worth for each process, and is exact on average", async () => {
    expect(await allowed(1_000)).toBeLessThanOrEqual(120)
    let later = 0
    for (let n = 0; n < 100; n++) {
      await passReportTime()
      later += await allowed(100)
    }
    expect(later).toBeGreaterThanOrEqual(980)
    expect(later).toBeLessThanOrEqual(1_000)
  })

  it("reports at most ten times a second while the tenant stays below it", async () => {
    for (let n = 0; n < 20; n++) {
      expect(await allowed(4)).toBe(4)
      await passReportTime()
    }
    expect(reports.length).toBe(40)
    expect(reports.flat().reduce((sum, it) => sum + it.started, 0)).toBe(80)
  })

  it("is reached in one process by what the other has started", async () => {
    const [one, other] = processes.map((it) => [it])
    expect(await allowed(1_000, one)).toBe(100)
    expect(await allowed(1_000, other)).toBe(10)
  })

  it("applies to each process while the count fails, and to both together again afterwards", async () => {
    isAway = true
    expect(await allowed(1_000)).toBe(200)
    isAway = false
    await passReportTime()
    now += 10_000
    expect(await allowed(4)).toBe(4)
    await passReportTime()
    now += 10_000
    expect(await allowed(1_000)).toBeLessThanOrEqual(120)
  })
})

it("a request that costs a part of another counts as that part", () => {
  const limiter = new RateLimiter(new Map<string, Bucket>(), { now: () => 0 })
  const allowed = (cost: number) =>
    Array.from({ length: 1_000 }, () => limiter.take("a", { perSecond: 10 }, cost)).filter(
      (it) => "isAllowed" in it && it.isAllowed
    ).length
  expect(allowed(1 / 20)).toBe(200)
  expect(allowed(1)).toBe(0)
})
