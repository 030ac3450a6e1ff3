import { LeasedValue } from "./leased-value"

const leaseMs = 50

/** A value that other processes change, read by requests whose responses come when the test says so. */
function world() {
  let now = 0
  let stored = 0
  const responses: (() => void)[] = []
  const lease = new LeasedValue<number>(leaseMs, () => now)
  const read = (): Promise<number> => {
    const value = stored
    return new Promise((resolve) => responses.push(() => resolve(value)))
  }
  return {
    lease,
    at: (ms: number) => (now = ms),
    change: () => ++stored,
    get: (isFresh?: boolean) => lease.get(read, isFresh),
    getAlone: (isFresh?: boolean) => lease.getAlone(read, isFresh),
    respond: () => responses.shift()?.(),
    /** Takes the first response out of the row, to be sent later. */
    hold: () => responses.shift() ?? (() => undefined),
    get sent() {
      return responses.length
    },
  }
}

it("is read once within a lease, and again after it", async () => {
  const it = world()
  const first = it.get()
  it.respond()
  expect(await first).toBe(0)
  it.change()
  it.at(49)
  expect(await it.get()).toBe(0)
  it.at(50)
  const next = it.get()
  it.respond()
  expect(await next).toBe(1)
})

it("ages from the moment at which its read was sent: a slow response is old when it arrives", async () => {
  const it = world()
  const slow = it.get()
  it.change()
  it.at(60)
  it.respond()
  expect(await slow).toBe(0)
  const next = it.get()
  it.respond()
  expect(await next).toBe(1)
})

it("concurrent callers share one read, unless it was sent a lease before their call", async () => {
  const it = world()
  const first = it.get()
  it.at(40)
  const second = it.get()
  expect(it.sent).toBe(1)
  it.change()
  it.at(50)
  const third = it.get()
  expect(it.sent).toBe(2)
  it.respond()
  it.respond()
  expect(await Promise.all([first, second, third])).toEqual([0, 0, 1])
})

it("the author of a change never gets a read that was sent before", async () => {
  const it = world()
  const before = it.get()
  it.change()
  const own = it.get(true)
  it.respond()
  it.respond()
  expect(await before).toBe(0)
  expect(await own).toBe(1)
  expect(await it.get()).toBe(1)
})

it("a read that was in flight when the lease ended is not kept", async () => {
  const it = world()
  const before = it.get()
  it.change()
  it.lease.end()
  it.respond()
  expect(await before).toBe(0)
  const next = it.get()
  it.respond()
  expect(await next).toBe(1)
})

it("a failed read is not kept", async () => {
  const lease = new LeasedValue<number>(leaseMs, () => 0)
  await expect(lease.get(() => Promise.reject(new Error("no database")))).rejects.toThrow("no database")
  expect(await lease.get(() => Promise.resolve(1))).toBe(1)
})

it("nobody waits for another caller's own read, and its value counts for all", async () => {
  const it = world()
  const own = it.getAlone()
  const other = it.get()
  expect(it.sent).toBe(2)
  it.respond()
  expect(await own).toBe(0)
  it.change()
  expect(await it.get()).toBe(0)
  it.respond()
  expect(await other).toBe(0)
})

it("a caller's own read that was sent before a change of this process is not kept", async () => {
  const it = world()
  const own = it.getAlone(true)
  it.change()
  it.lease.end()
  it.respond()
  expect(await own).toBe(0)
  const next = it.get()
  it.respond()
  expect(await next).toBe(1)
})

it("a slow read doesn't replace the value of one that was sent later", async () => {
  const it = world()
  const slow = it.get()
  it.at(10)
  it.change()
  const later = it.getAlone(true)
  expect(it.sent).toBe(2)
  const respondToSlow = it.hold()
  it.respond()
  expect(await later).toBe(1)
  respondToSlow()
  expect(await slow).toBe(0)
  expect(await it.get()).toBe(1)
})
