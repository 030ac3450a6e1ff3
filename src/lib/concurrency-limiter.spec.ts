import { ConcurrencyLimiter } from "./concurrency-limiter"

const limits = { callsPerSecond: 2, callsAtOnce: 2 }

describe("how often one shop may be called", () => {
  it("takes a second's worth at once, then as many as the time allows; no other shop is counted with it", () => {
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

describe("how many calls of one shop are worked on at once", () => {
  const gate = () => {
    let open: () => void = () => undefined
    const closed = new Promise<void>((resolve) => (open = resolve))
    return { closed, open }
  }

  it("lets the others wait in its own line, in their order, while another shop's go on", async () => {
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

  it("a call that fails leaves its place to the next", async () => {
    const limiter = new ConcurrencyLimiter()
    const one = { ...limits, callsAtOnce: 1 }
    const failing = limiter.run("a", one, () => Promise.reject(new Error("away")))
    const next = limiter.run("a", one, () => Promise.resolve("next"))
    await expect(failing).rejects.toThrow("away")
    await expect(next).resolves.toBe("next")
  })

  it("a line that is too long takes no more", () => {
    const limiter = new ConcurrencyLimiter()
    const never = () => new Promise<void>(() => undefined)
    for (let n = 0; n < 2 + 40; n++) expect(limiter.run("a", limits, never)).toBeDefined()
    expect(limiter.run("a", limits, never)).toBeUndefined()
    expect(limiter.run("b", limits, never)).toBeDefined()
  })
})
