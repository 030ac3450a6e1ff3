import { use, useEffect } from "react"
import { UNSAFE_DataRouterContext as DataRouterContext, useBlocker } from "react-router-dom"
import { Button } from "../button"
import { Dialog } from "../dialog"

/** Asks for confirmation before navigation to another page or tab of the page discards unsaved changes. */
function ConfirmLeaving({ when }: { when: boolean }) {
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

/** Protects a form's unsaved changes from links, the back button and closing the window. */
export function LeaveGuard({ when }: { when: boolean }) {
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", ask)
    return () => removeEventListener("beforeunload", ask)
  }, [when])
  // Only a data router can block navigation.
  return use(DataRouterContext) ? <ConfirmLeaving when={when} /> : null
}
