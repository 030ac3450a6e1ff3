import type { HostStatus } from "../contract/domain"

/** What a look for a host's proof has found; `unknown` where nobody could answer. */
export type Seen = "there" | "missing" | "unknown"

/** How a host's proof stands. Times are instants. */
export interface ProofState {
  status: HostStatus
  /** How often in a row it was definitely not there. */
  misses: number
  missedAt: Date | null
}

const minute = 60_000
const hour = 60 * minute

/** A proof that was seen is lost after so many definite misses… */
const lostAfter = 3
/** …of which each is counted only so long after the one before, so that no short fault of a DNS server takes a shop away. */
const missEvery = hour

const nextLook: Record<HostStatus, number> = { pending: 10 * minute, verified: 6 * hour, lost: hour }

/** How a host's proof stands after a look for it, and when to look again. What nobody could answer changes nothing. */
export function afterLook(before: ProofState, seen: Seen, now: Date): ProofState & { dueAt: Date } {
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
