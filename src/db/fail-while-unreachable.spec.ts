import { EventEmitter } from "node:events"
import { failWhileUnreachable } from "./fail-while-unreachable"

/** A pool whose connections the test opens. */
function poolOf() {
  const events = new EventEmitter()
  const opened: ((connection: string) => void)[] = []
  const released: unknown[] = []
  const state = { used: 0, free: 0, now: 0 }
  const client = {
    acquireConnection: () => new Promise<unknown>((resolve) => opened.push(resolve)),
    releaseConnection: (connection: unknown) => Promise.resolve(released.push(connection)),
    pool: {
      numUsed: () => state.used,
      numFree: () => state.free,
      on: (event: string, handler: (eventId: number, result: unknown) => void) => events.on(event, handler),
    },
  }
  failWhileUnreachable(client, () => state.now)
  const fail = (now: number) => {
    state.now = now
    events.emit("createFail", 1, new Error("connect ECONNREFUSED"))
  }
  return { client, state, opened, released, fail, succeed: () => events.emit("createSuccess", 1, {}) }
}

it("a request doesn't wait for a database that is down", async () => {
  const { client, fail } = poolOf()
  const waiting = client.acquireConnection()
  fail(0)
  fail(1_000)
  fail(2_100)
  await expect(waiting).rejects.toThrow("ECONNREFUSED")
})

it("a request waits through a quick restart of the database", async () => {
  const { client, opened, fail, succeed } = poolOf()
  const waiting = client.acquireConnection()
  fail(0)
  fail(1_500)
  succeed()
  opened[0]?.("connection")
  await expect(waiting).resolves.toBe("connection")
})

it("an attempt that failed long ago doesn't shorten the wait", async () => {
  const { client, opened, fail } = poolOf()
  const waiting = client.acquireConnection()
  fail(0)
  fail(60_000)
  opened[0]?.("connection")
  await expect(waiting).resolves.toBe("connection")
})

it("a failed connection fails no request while others are open", async () => {
  const { client, state, opened, fail } = poolOf()
  state.used = 1
  const waiting = client.acquireConnection()
  fail(0)
  fail(1_900)
  fail(3_000)
  opened[0]?.("connection")
  await expect(waiting).resolves.toBe("connection")
})

it("a connection that comes too late goes back to the pool", async () => {
  const { client, opened, released, fail } = poolOf()
  const waiting = client.acquireConnection()
  fail(0)
  fail(1_000)
  fail(2_000)
  await expect(waiting).rejects.toThrow()
  opened[0]?.("connection")
  await Promise.resolve()
  expect(released).toEqual(["connection"])
})
