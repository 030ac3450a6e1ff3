import { RateLimiter } from "./rate-limiter"

it("allows a second's worth at once, then calls at the configured rate; other keys are counted separately", () => {
  let now = 0
  const limiter = new RateLimiter(new Map(), () => now)
  const take = (key: string) => limiter.take(key, { perSecond: 2 })
  expect([1, 2, 3].map(() => take("a"))).toEqual([
    { isAllowed: true, nextIn: 0 },
    { isAllowed: true, nextIn: 0.5 },
    { isAllowed: false, nextIn: 0.5 },
  ])
  expect(take("b").isAllowed).toBe(true)
  now = 500
  expect([1, 2].map(() => take("a"))).toEqual([
    { isAllowed: true, nextIn: 0.5 },
    { isAllowed: false, nextIn: 0.5 },
  ])
  now = 60_000
  expect([1, 2, 3].map(() => take("a").isAllowed)).toEqual([true, true, false])
})

it("allows a burst above the rate if the limit has one", () => {
  let now = 0
  const limiter = new RateLimiter(new Map(), () => now)
  const allowed = () =>
    Array.from({ length: 9 }, () => limiter.take("a", { perSecond: 2, burst: 5 })).filter(
      (it) => it.isAllowed
    )
  expect(allowed()).toHaveLength(5)
  now = 1_000
  expect(allowed()).toHaveLength(2)
})
