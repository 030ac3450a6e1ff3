import { FairQueue } from "./fair-queue"

const drain = <T>(queue: FairQueue<T>): T[] => {
  const taken: T[] = []
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) taken.push(item)
  return taken
}

describe("a queue in which tenants take turns", () => {
  it("a tenant with one item doesn't wait for all of another's", () => {
    const queue = new FairQueue<string>()
    for (const item of ["a1", "a2", "a3", "a4"]) queue.push("a", item)
    queue.push("b", "b1")
    expect(drain(queue)).toEqual(["a1", "b1", "a2", "a3", "a4"])
  })

  it("a returning tenant waits for one item of each other tenant, and no more", () => {
    const queue = new FairQueue<string>()
    for (const item of ["a1", "a2", "a3"]) queue.push("a", item)
    queue.push("b", "b1")
    expect([queue.shift(), queue.shift()]).toEqual(["a1", "b1"])
    queue.push("b", "b2")
    expect(drain(queue)).toEqual(["a2", "b2", "a3"])
  })

  it("counts the waiting items, and is empty at the end", () => {
    const queue = new FairQueue<string>()
    queue.push("a", "a1")
    queue.push("a", "a2")
    expect([queue.sizeOf("a"), queue.sizeOf("b")]).toEqual([2, 0])
    drain(queue)
    expect([queue.sizeOf("a"), queue.shift()]).toEqual([0, undefined])
  })
})
