import { useQueryClient } from "@tanstack/react-query"
import type { RevertBody } from "@contract/history"
import { staleAfterAdmin } from "./admin-mutation"
import { messageOf } from "./api"
import { browserApi } from "./browser-api"
import { invalidateKeys } from "./invalidate"
import { request } from "./request"

interface Revert extends RevertBody {
  /** The entry of the history that is taken back. */
  id: string
}

export const sendRevert = ({ id, ...body }: Revert) =>
  request(browserApi, "POST /api/admin/history/:id/revert", { params: { id }, body })

/** What was just done: an entry of the history, or the thing that was removed. */
type Done = { entryId: string } | { removed: "product" | "faq"; id: string }

/** How many changes stayed, since somebody has edited the same; or why nothing went back. */
type Undone = { left: number } | { problem: string }

/** A removed thing's newest entry is its removal; one that is there again has another. */
async function entryOf(done: Done): Promise<string | undefined> {
  if ("entryId" in done) return done.entryId
  const query = new URLSearchParams({ entity: done.removed, id: done.id, things: "0", limit: "1" })
  const [entry] = await request(browserApi, "GET /api/admin/history", { query })
  return entry?.act === "deleted" ? entry.id : undefined
}

/** Takes back what was just done, as the history's page does; what was edited since stays. */
export function useUndo(): (done: Done) => Promise<Undone> {
  const client = useQueryClient()
  return async (done) => {
    try {
      const id = await entryOf(done)
      if (id === undefined) return { problem: "It is there again already." }
      const { leftCount } = await sendRevert({ id, also: [], dryRun: false })
      await invalidateKeys(client, staleAfterAdmin.revertEntry)
      return { left: leftCount }
    } catch (error) {
      return { problem: messageOf(error, "Failed to undo. The history can still take it back.") }
    }
  }
}
