import { use, useEffect } from "react"
import { UNSAFE_DataRouterContext as DataRouterContext, useBlocker } from "react-router-dom"
import { Button } from "../button"
import { Dialog } from "../dialog"

/** Asks before another page, or another tab of this one, takes the place of what isn't saved. */
function AskBeforeLeaving({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      when && (from.pathname !== to.pathname || from.search !== to.search)
  )
  if (blocker.state !== "blocked") return null
  return (
    <Dialog
      title="Leave without saving?"
      description="What you have changed here has not been saved."
      onClose={blocker.reset}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" data-autofocus onClick={blocker.reset}>
          Stay
        </Button>
        <Button look="danger" onClick={blocker.proceed}>
          Leave
        </Button>
      </div>
    </Dialog>
  )
}

/** Keeps a form with unsaved changes from being lost: by a link, by back, by closing the window. */
export function LeaveGuard({ when }: { when: boolean }) {
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", ask)
    return () => removeEventListener("beforeunload", ask)
  }, [when])
  // Only a router with routes can hold a navigation back.
  return use(DataRouterContext) ? <AskBeforeLeaving when={when} /> : null
}
