import { accountTexts } from "@contract/texts/account"
import { commonTexts } from "@contract/texts/common"
import { messageOf } from "~/lib/api"
import { useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { toast } from "~/ui/toast-store"
import { useEndOtherSessions } from "./end-other-sessions"

/** Asks for confirmation, signs the other browsers out, and shows the result. */
export function EndSessionsDialog({ others, onClose }: { others: number; onClose: () => void }) {
  const text = useText(accountTexts, commonTexts)
  const one = others === 1
  const end = useEndOtherSessions()
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: text(one ? "account_sessions_done_one" : "account_sessions_done_more", { n: others }),
          description: text("account_sessions_done_text"),
        }),
      onError: (error) =>
        toast({
          title: text("error_title"),
          description: messageOf(error, text("account_sessions_end_failed")),
          variant: "destructive",
        }),
      onSettled: onClose,
    })
  return (
    <Dialog
      title={text("account_sessions_ask")}
      description={text(one ? "account_sessions_ask_one" : "account_sessions_ask_more", { n: others })}
      onClose={onClose}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" data-autofocus onClick={onClose}>
          {text("cancel")}
        </Button>
        <Button look="danger" busy={end.isPending} onClick={confirm}>
          {text("account_sessions_everywhere")}
        </Button>
      </div>
    </Dialog>
  )
}
