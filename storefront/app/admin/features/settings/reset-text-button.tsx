import { useState } from "react"
import type { Entry } from "@contract/entry"
import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { useResetText } from "./reset-text"
import { texts } from "./texts"

interface ResetTextProps {
  entry: Entry
  label: string
  builtIn: string
}

/** Deletes the tenant's own text after confirmation; renders nothing when there is none. */
export function ResetTextButton({ entry, label, builtIn }: ResetTextProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const reset = useResetText()
  if (entry.value === "") return null
  const close = () => setIsConfirming(false)
  const confirm = () =>
    reset.mutate(entry, {
      onSuccess: () => toast({ title: texts.contentSaved }),
      onError: (error) => showError(messageOf(error, texts.resetFailed)),
      onSettled: close,
    })
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-label={`${texts.reset} ${label}`}
        onClick={() => setIsConfirming(true)}
      >
        {texts.reset}
      </Button>
      {isConfirming && (
        <Dialog title={texts.resetTitle} description={texts.resetText} onClose={close}>
          {builtIn && (
            <p className="max-h-48 overflow-y-auto rounded-xl bg-stone-100 px-4 py-3 text-sm break-words whitespace-pre-line">
              {builtIn}
            </p>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button look="outline" data-autofocus onClick={close}>
              Cancel
            </Button>
            <Button look="danger" busy={reset.isPending} onClick={confirm}>
              {texts.reset}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
