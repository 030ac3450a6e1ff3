import { ConcurrencyLimiter } from "./concurrency-limiter"

const limits = { atOnce: 2, waiting: 40 }

describe("the concurrency limit of one key", () => {
  const gate = () => {
    let open: () => void = () => undefined
    const closed = new Promise<void>((resolve) => (open = resolve))
    return { closed, open }
  }

  it("queues further calls in order, while another key's calls run", async () => {
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
    const one = { ...limits, atOnce: 1 }
    const failing = limiter.run("a", one, () => Promise.reject(new Error("away")))
    const next = limiter.run("a", one, () => Promise.resolve("next"))
    await expect(failing).rejects.toThrow("away")
    await expect(next).resolves.toBe("next")
  })

  it("a lower limit applies to the tasks that start later", async () => {
    const limiter = new ConcurrencyLimiter()
    const gates = [gate(), gate()]
    const done: string[] = []
    const held = gates.map((it) => limiter.run("a", limits, () => it.closed))
    const next = limiter.run("a", { ...limits, atOnce: 1 }, () => Promise.resolve(done.push("next")))
    await Promise.resolve()
    expect(done).toEqual([])
    for (const it of gates) it.open()
    await Promise.all([...held, next])
    expect(done).toEqual(["next"])
  })

  it("a full queue accepts no more calls", () => {
    const limiter = new ConcurrencyLimiter()
    const never = () => new Promise<void>(() => undefined)
    for (let n = 0; n < 2 + 40; n++) expect(limiter.run("a", limits, never)).toBeDefined()
    expect(limiter.run("a", limits, never)).toBeUndefined()
    expect(limiter.run("b", limits, never)).toBeDefined()
  })
})
