/** @jest-environment node */
import type { Versions } from "@contract/rules/stamp"
import { type Current, isCurrent, leaseMs, VersionBoard } from "./version-board"

const host = "neelam.example"
const stamp = (registry: number, site = 0): string => `site ten_1 t.${registry}.${site}`

/** A board whose version requests are answered when the test says so, with the versions of when they were sent. */
function world() {
  let now = 0
  let registry = 1
  const sent: { tenantIds: readonly string[]; respond: (isFine?: boolean) => void }[] = []
  const board = new VersionBoard(
    (tenantIds) =>
      new Promise((resolve, reject) => {
        const found: Versions = {
          registry: `t.${registry}`,
          tenants: Object.fromEntries(tenantIds.map((id) => [id, { site: "0", catalog: "0" }])),
        }
        sent.push({
          tenantIds,
          respond: (isFine = true) => (isFine ? resolve(found) : reject(new Error("ECONNREFUSED"))),
        })
      }),
    () => now
  )
  board.note(host, stamp(1))
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    board,
    sent,
    settled,
    at: (ms: number) => (now = ms),
    change: () => ++registry,
    respond: async (n: number, isFine?: boolean) => {
      await settled()
      sent[n]?.respond(isFine)
      await settled()
    },
  }
}

const registryOf = async (current: Promise<Current | undefined>): Promise<string | undefined> =>
  (await current)?.registry

it("versions are requested once within a lease, and again after it", async () => {
  const { board, sent, at, change, respond } = world()
  const first = board.current(host)
  await respond(0)
  expect(await registryOf(first)).toBe("t.1")
  change()
  at(leaseMs)
  expect(await registryOf(board.current(host))).toBe("t.1")
  at(leaseMs + 1)
  const next = board.current(host)
  await respond(1)
  expect(await registryOf(next)).toBe("t.2")
  expect(sent).toHaveLength(2)
})

it("a lease counts from the request's sending: a slow response gives none", async () => {
  const { board, at, change, respond } = world()
  const slow = board.current(host)
  await respond(-1)
  change()
  at(leaseMs + 1)
  await respond(0)
  expect(await registryOf(slow)).toBe("t.1")
  const next = board.current(host)
  await respond(1)
  expect(await registryOf(next)).toBe("t.2")
})

it("one request is in flight, and the tenants that wait meanwhile share the next one", async () => {
  const { board, sent, respond, settled } = world()
  board.note("panna.example", "site ten_2 t.1.0")
  board.note("moti.example", "site ten_3 t.1.0")
  const all = [board.current(host), board.current(host)]
  await settled()
  all.push(board.current("panna.example"), board.current("moti.example"), board.current(host))
  await respond(0)
  await respond(1)
  await Promise.all(all)
  expect(sent.map((it) => it.tenantIds)).toEqual([["ten_1"], ["ten_2", "ten_3"]])
})

it("the author of a change waits for a request that is sent after it", async () => {
  const { board, at, change, respond, settled } = world()
  const other = board.current(host)
  await settled()
  at(1)
  change()
  const own = board.current(host, 1)
  await respond(0)
  await respond(1)
  expect(await registryOf(other)).toBe("t.1")
  expect(await registryOf(own)).toBe("t.2")
  expect(await registryOf(board.current(host, 1))).toBe("t.2")
})

it("a change through this storefront ends the lease, of the request in flight too", async () => {
  const { board, change, respond, settled } = world()
  const before = board.current(host)
  await settled()
  change()
  board.end(host)
  await respond(0)
  expect(await registryOf(before)).toBe("t.1")
  const after = board.current(host)
  await respond(1)
  expect(await registryOf(after)).toBe("t.2")
  board.end()
  void board.current(host)
  await settled()
  expect(await Promise.race([board.current(host), settled().then(() => "asked again")])).toBe("asked again")
})

it("a response of a newer version ends the lease: later reads are never older", async () => {
  const { board, change, respond } = world()
  const first = board.current(host)
  await respond(0)
  await first
  change()
  board.note(host, stamp(2))
  const next = board.current(host)
  await respond(1)
  expect(await registryOf(next)).toBe("t.2")
})

it("a response that is newer than a request in flight keeps that request's versions from later reads", async () => {
  const { board, settled, change, respond } = world()
  void board.current(host)
  await settled()
  change()
  board.note(host, stamp(2))
  await respond(0)
  const next = board.current(host)
  await respond(1)
  expect(await registryOf(next)).toBe("t.2")
})

it("there are no versions for an unknown host, or while the Medusa server is unreachable", async () => {
  const { board, respond } = world()
  expect(await board.current("unknown.example")).toBeUndefined()
  const failed = board.current(host)
  await respond(0, false)
  expect(await failed).toBeUndefined()
  const next = board.current(host)
  await respond(1)
  expect(await registryOf(next)).toBe("t.1")
})

it("a stamp is current for its tenant, kind, timeline and versions only", () => {
  const current = { registry: "t.1", site: "site ten_1 t.1.4", catalog: "catalog ten_1 t.1.7" }
  expect(isCurrent("site ten_1 t.1.4", current)).toBe(true)
  expect(isCurrent("catalog ten_1 t.1.7", current)).toBe(true)
  const others = ["site ten_1 t.1.7", "catalog ten_2 t.1.7", "site ten_1 u.1.4", "site ten_1 t.2.4"]
  expect(others.filter((it) => isCurrent(it, current))).toEqual([])
  expect(isCurrent(undefined, undefined)).toBe(false)
})
