import { useQueryClient } from "@tanstack/react-query"
import type { RevertBody } from "@contract/history"
import { adminKeys } from "./admin-keys"
import { messageOf } from "./api"
import { browserApi } from "./browser-api"
import { invalidateKeys } from "./invalidate"
import { queryKeys } from "./query-keys"
import { request } from "./request"

interface Revert extends RevertBody {
  /** Id of the history entry to revert. */
  id: string
}

export const sendRevert = ({ id, ...body }: Revert) =>
  request(browserApi, "POST /api/admin/history/:id/revert", { params: { id }, body })

/** Query keys of revertible that a revert may change. */
export const revertible = [
  adminKeys.history,
  queryKeys.products,
  adminKeys.orders,
  queryKeys.orders,
  queryKeys.faqs,
  adminKeys.messages,
  queryKeys.settings,
  queryKeys.totals,
  queryKeys.content,
  queryKeys.branding,
] as const

/** The change to undo: a history entry, or a removed product or FAQ. */
type Done = { entryId: string } | { removed: "product" | "faq"; id: string }

/** How many changes were kept because somebody has edited the same fields since, or why nothing was reverted. */
type Undone = { left: number } | { problem: string }

/**
 * Finds the history entry to revert. The newest entry of a removed entity is its removal; a restored one has another.
 */
async function entryOf(done: Done): Promise<string | undefined> {
  if ("entryId" in done) return done.entryId
  const query = new URLSearchParams({ entity: done.removed, id: done.id, things: "0", limit: "1" })
  const [entry] = await request(browserApi, "GET /api/admin/history", { query })
  return entry?.act === "deleted" ? entry.id : undefined
}

/** Reverts a change as the history page does. Later edits are kept. */
export function useUndo(): (done: Done) => Promise<Undone> {
  const client = useQueryClient()
  return async (done) => {
    try {
      const id = await entryOf(done)
      if (id === undefined) return { problem: "It was restored already." }
      const { leftCount } = await sendRevert({ id, also: [], dryRun: false })
      await invalidateKeys(client, revertible)
      return { left: leftCount }
    } catch (error) {
      return { problem: messageOf(error, "Failed to undo. You can still revert the change in the history.") }
    }
  }
}
