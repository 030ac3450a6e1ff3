import { afterCheck, type ProofState, type Seen } from "./host-proof"

const start = Date.parse("2026-11-22T10:00:00Z")
const hours = (count: number): Date => new Date(start + count * 3_600_000)
const verified: ProofState = { status: "verified", misses: 0, missedAt: null }

const after = (looks: readonly [seen: Seen, atHour: number][], from = verified): ProofState =>
  looks.reduce<ProofState>((state, [seen, at]) => afterCheck(state, seen, hours(at)), from)

it("a verified host survives failed and unanswered lookups; only three definite misses, an hour apart, lose it", () => {
  expect(after([["missing", 0], ["missing", 1]])).toMatchObject({ status: "verified", misses: 2 }) // oxfmt-ignore
  expect(after([["missing", 0], ["missing", 1], ["missing", 2]])).toMatchObject({ status: "lost" }) // oxfmt-ignore
  expect(after([["missing", 0], ["missing", 0.1], ["missing", 0.2]])).toMatchObject({ misses: 1 }) // oxfmt-ignore
  expect(after([["unknown", 0], ["unknown", 1], ["unknown", 2], ["unknown", 3]])).toMatchObject(verified) // oxfmt-ignore
  expect(after([["missing", 0], ["missing", 1], ["there", 2], ["missing", 3]])).toMatchObject({ misses: 1 }) // oxfmt-ignore
  expect(after([["missing", 0], ["unknown", 1], ["missing", 2]])).toMatchObject({ misses: 2 }) // oxfmt-ignore
})

it("a pending host stays pending without its proof; a lost one is verified again with it", () => {
  const pending: ProofState = { status: "pending", misses: 0, missedAt: null }
  expect(after([["missing", 0], ["unknown", 1], ["missing", 9]], pending)).toMatchObject(pending) // oxfmt-ignore
  expect(after([["there", 0]], pending)).toMatchObject(verified)
  expect(after([["there", 9]], { status: "lost", misses: 3, missedAt: hours(2) })).toMatchObject(verified)
})

it("a doubtful host is checked every hour, a verified one every six", () => {
  expect(afterCheck(verified, "there", hours(0)).dueAt).toEqual(hours(6))
  expect(afterCheck(verified, "missing", hours(0)).dueAt).toEqual(hours(1))
  expect(afterCheck(verified, "unknown", hours(0)).dueAt).toEqual(hours(1))
})
