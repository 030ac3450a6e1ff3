import { ConcurrencyLimiter } from "./concurrency-limiter"

const limits = { callsPerSecond: 2, callsAtOnce: 2 }

describe("the rate limit of one tenant", () => {
  it("allows a second's worth at once, then calls at the configured rate; other tenants are counted separately", () => {
    let now = 0
    const limiter = new ConcurrencyLimiter(() => now)
    const begin = (whose: string) => limiter.begin(whose, limits)
    expect([1, 2, 3].map(() => begin("a"))).toEqual([
      { mayBegin: true, nextIn: 0 },
      { mayBegin: true, nextIn: 0.5 },
      { mayBegin: false, nextIn: 0.5 },
    ])
    expect(begin("b").mayBegin).toBe(true)
    now = 500
    expect([1, 2].map(() => begin("a"))).toEqual([
      { mayBegin: true, nextIn: 0.5 },
      { mayBegin: false, nextIn: 0.5 },
    ])
    now = 60_000
    expect([1, 2, 3].map(() => begin("a").mayBegin)).toEqual([true, true, false])
  })
})

describe("the concurrency limit of one tenant", () => {
  const gate = () => {
    let open: () => void = () => undefined
    const closed = new Promise<void>((resolve) => (open = resolve))
    return { closed, open }
  }

  it("queues further calls in order, while another tenant's calls run", async () => {
    const limiter = new ConcurrencyLimiter()
    const done: string[] = []
    const gates = [gate(), gate()]
    const held = gates.map((it, n) =>
      limiter.run("a", limits, () => it.closed.then(() => done.push(`a${String(n)}`)))
    )
    const waiting = ["a2", "a3"].map((it) => limiter.run("a", limits, () => Promise.resolve(done.push(it))))
    await limiter.run("b", limits, () => Promise.resolve(done.push("b")))
    expect(done).toEqual(["b"])
    for (const it of gates) it.open()
    await Promise.all([...held, ...waiting])
    expect(done).toEqual(["b", "a0", "a1", "a2", "a3"])
  })

  it("a failed call frees its slot for the next one", async () => {
    const limiter = new ConcurrencyLimiter()
    const one = { ...limits, callsAtOnce: 1 }
    const failing = limiter.run("a", one, () => Promise.reject(new Error("away")))
    const next = limiter.run("a", one, () => Promise.resolve("next"))
    await expect(failing).rejects.toThrow("away")
    await expect(next).resolves.toBe("next")
  })

  it("a full queue accepts no more calls", () => {
    const limiter = new ConcurrencyLimiter()
    const never = () => new Promise<void>(() => undefined)
    for (let n = 0; n < 2 + 40; n++) expect(limiter.run("a", limits, never)).toBeDefined()
    expect(limiter.run("a", limits, never)).toBeUndefined()
    expect(limiter.run("b", limits, never)).toBeDefined()
  })
})
