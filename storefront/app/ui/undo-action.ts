import { counted } from "~/lib/counted"
import { showError } from "./show-error"
import { shownMs, toast, type ToastAction } from "./toast-store"

/** States for how long a toast without an expiry offers Undo. */
export const undoOffer = `You can undo this for ${String(shownMs / 1000)} seconds.`

/**
 * A toast's Undo button: reverts the change and then shows the result.
 * @param until when the change can no longer be undone, in `Date.now()`'s time
 */
export const undoAction = (
  undo: () => Promise<{ left: number } | { problem: string }>,
  until?: number
): ToastAction => ({
  label: "Undo",
  ...(until !== undefined && { until }),
  run: async () => {
    const done = await undo()
    if ("problem" in done) showError(done.problem)
    else if (done.left === 0) toast({ title: "Undone" })
    else {
      const stayed = counted(done.left, "change stays", "changes stay")
      toast({ title: "Undone", description: `${stayed}: edited since, or can't go back. See the history.` })
    }
  },
})
