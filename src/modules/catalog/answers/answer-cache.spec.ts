import { Answer, encodingOf } from "./answer"
import { AnswerCache } from "./answer-cache"

const answer = (size = 10): Answer => new Answer("x".repeat(size))

describe("the cache of answers", () => {
  it("makes an answer once for a version, also when it is asked for twice at once", async () => {
    const cache = new AnswerCache(1e6)
    const make = jest.fn(() => Promise.resolve(answer()))
    await Promise.all([cache.get("a", "1", "list", make), cache.get("a", "1", "list", make)])
    await cache.get("a", "1", "list", make)
    expect(make).toHaveBeenCalledTimes(1)
    await cache.get("a", "2", "list", make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it("never hands one shop's answer to another", async () => {
    const cache = new AnswerCache(1e6)
    const mine = await cache.get("a", "1", "list", () => Promise.resolve(answer(1)))
    const yours = await cache.get("b", "1", "list", () => Promise.resolve(answer(2)))
    expect(mine).not.toBe(yours)
  })

  it("forgets a failure", async () => {
    const cache = new AnswerCache(1e6)
    await expect(cache.get("a", "1", "k", () => Promise.reject(new Error("away")))).rejects.toThrow("away")
    expect(await cache.get("a", "1", "k", () => Promise.resolve(answer()))).toBeInstanceOf(Answer)
  })

  it("lets the oldest go when it is full", async () => {
    const cache = new AnswerCache(40_000)
    const make = jest.fn(() => Promise.resolve(answer(10_000)))
    for (const key of ["1", "2", "3", "4", "5"]) await cache.get("a", "1", key, make)
    await cache.get("a", "1", "5", make)
    expect(make).toHaveBeenCalledTimes(5)
    await cache.get("a", "1", "1", make)
    expect(make).toHaveBeenCalledTimes(6)
  })
})

describe("the encoding", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip;q=0.8", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", undefined],
    [undefined, undefined],
  ])("for %j is %s", (accepted, encoding) => {
    expect(encodingOf(accepted)).toBe(encoding)
  })
})
