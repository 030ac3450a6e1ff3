import type { HostStatus } from "../contract/domain"

/** Result of looking up a host's proof; `unknown` if the DNS did not respond. */
export type Seen = "there" | "missing" | "unknown"

/** State of a host's proof. Times are instants. */
export interface ProofState {
  status: HostStatus
  /** Consecutive lookups in which the proof was definitely missing. */
  misses: number
  missedAt: Date | null
}

const minute = 60_000
const hour = 60 * minute

/** A verified proof is lost after this many definite misses. */
const lostAfter = 3
/**
 * Minimum time between two counted misses, so that a short fault of a DNS server doesn't take a tenant's host offline.
 */
const missEvery = hour

const nextLook: Record<HostStatus, number> = { pending: 10 * minute, verified: 6 * hour, lost: hour }

/** The proof's state after a lookup, and when to look it up again. An `unknown` result changes nothing. */
export function afterCheck(before: ProofState, seen: Seen, now: Date): ProofState & { dueAt: Date } {
  const after = stateAfter(before, seen, now)
  const isDoubted = after.status === "verified" && (seen !== "there" || after.misses > 0)
  const wait = isDoubted ? missEvery : nextLook[after.status]
  return { ...after, dueAt: new Date(now.getTime() + wait) }
}

function stateAfter(before: ProofState, seen: Seen, now: Date): ProofState {
  if (seen === "there") return { status: "verified", misses: 0, missedAt: null }
  if (seen === "unknown" || before.status !== "verified") return before
  const isNew = before.missedAt === null || now.getTime() - before.missedAt.getTime() >= missEvery
  if (!isNew) return before
  const misses = before.misses + 1
  return { status: misses >= lostAfter ? "lost" : "verified", misses, missedAt: now }
}
