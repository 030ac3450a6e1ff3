import { useState } from "react"
import type { BulkEditResult } from "@contract/bulk-edit"
import { Button } from "~/ui/button"
import { BulkPreview } from "./bulk-preview"
import { type BulkEdit, useApply, usePreview } from "./send-bulk-edit"

interface BulkStepsProps {
  /** Returns the edit when the form is complete; else shows what is missing and returns null. */
  read: () => BulkEdit | null | Promise<BulkEdit | null>
  onDone: () => void
}

/**
 * The steps of every bulk edit: a preview, and then exactly the previewed changes. Set the input as its key, so that a
 * change resets it.
 */
export function BulkSteps({ read, onDone }: BulkStepsProps) {
  const [shown, setShown] = useState<{ edit: BulkEdit; offset: number; result: BulkEditResult } | null>(null)
  const attempt = usePreview((result, { edit, previewOffset }) =>
    setShown({ edit, offset: previewOffset, result })
  )
  const apply = useApply(onDone)
  const look = async () => {
    const edit = await read()
    if (edit) attempt.mutate({ edit, previewOffset: 0 })
  }
  return (
    <>
      {shown && (
        <BulkPreview
          {...shown}
          busy={attempt.isPending}
          onTurn={(previewOffset) => attempt.mutate({ edit: shown.edit, previewOffset })}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" busy={attempt.isPending} onClick={() => void look()}>
          Preview
        </Button>
        <Button
          disabled={!shown?.result.changed}
          busy={apply.isPending}
          onClick={() => shown && apply.mutate({ edit: shown.edit, plan: shown.result.plan ?? "" })}
        >
          Apply
        </Button>
      </div>
    </>
  )
}
