import { counted } from "~/lib/counted"
import { showError } from "./show-error"
import { toast, type ToastAction } from "./toast-store"

/** A toast's Undo button: reverts the change and then shows the result. */
export const undoAction = (undo: () => Promise<{ left: number } | { problem: string }>): ToastAction => ({
  label: "Undo",
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
