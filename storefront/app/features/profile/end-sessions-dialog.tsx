import { messageOf } from "~/lib/api"
import { useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { tellProblem } from "~/ui/tell-problem"
import { toast } from "~/ui/toast-store"
import { useEndOtherSessions } from "./end-other-sessions"

const devices = (count: number): string => (count === 1 ? "1 other device" : `${count} other devices`)

/** Asks before the other browsers are signed out, and says what it did. */
export function EndSessionsDialog({ others, onClose }: { others: number; onClose: () => void }) {
  const text = useText()
  const end = useEndOtherSessions()
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: () =>
        toast({ title: `Signed out on ${devices(others)}`, description: "You are still signed in here." }),
      onError: (error) => tellProblem(messageOf(error, "Failed to sign out the other devices")),
      onSettled: onClose,
    })
  return (
    <Dialog
      title="Sign out everywhere?"
      description={`You will be signed out on ${devices(others)}, and stay signed in here.`}
      onClose={onClose}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" busy={end.isPending} onClick={confirm}>
          {text("account_sessions_everywhere")}
        </Button>
      </div>
    </Dialog>
  )
}
