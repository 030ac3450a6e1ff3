import { useState } from "react"
import { useQuery } from "@tanstack/react-query"
import type { HistoryEntry, RevertResult } from "@contract/history"
import { messageOf } from "~/lib/api"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { Loading } from "~/ui/spinner"
import { type Chosen, keyOf } from "./chosen"
import { LeftChoices } from "./left-choices"
import { RestoredList } from "./restored-list"
import { revertPreviewQuery, useRevertEntry } from "./revert-entry"
import { dialogTexts as texts } from "./texts"
import { changeCount, entryWord } from "./words"

interface RevertDialogProps {
  entry: HistoryEntry
  onClose: () => void
}

/** Previews the revert of a history entry, performs it, and shows the result. */
export function RevertDialog({ entry, onClose }: RevertDialogProps) {
  const { data: preview, error } = useQuery(revertPreviewQuery(entry.id))
  const [chosen, setChosen] = useState<Chosen>(new Set<string>())
  const [result, setResult] = useState<RevertResult | null>(null)
  const revert = useRevertEntry({ onSuccess: setResult })
  const title = result ? texts.done : texts.title
  if (result) {
    return (
      <Dialog title={title} description={entryWord(entry)} shape="panel" onClose={onClose}>
        <Outcome result={result} entry={entry} onClose={onClose} />
      </Dialog>
    )
  }
  const changed = preview?.left.filter((it) => it.reason === "changed") ?? []
  const also =
    chosen === "all"
      ? ("all" as const)
      : changed
          .filter((it) => chosen.has(keyOf(it)))
          .map(({ entityId, field }) => ({ ...(entityId !== undefined && { entityId }), field }))
  const selected = changed.filter((it) => chosen === "all" || chosen.has(keyOf(it)))
  const count = (preview?.restoredCount ?? 0) + selected.length
  const changes = [...(preview?.restored ?? []), ...selected]
  return (
    <Dialog title={title} description={entryWord(entry)} shape="panel" onClose={onClose}>
      {error ? (
        <Alert>{messageOf(error, texts.failed)}</Alert>
      ) : !preview ? (
        <Loading label={texts.loading} />
      ) : (
        <div className="grid gap-6">
          {preview.restored.length === 0 && (
            <p>{changed.length > 0 ? texts.allChanged : texts.nothingToDo}</p>
          )}
          <RestoredList entry={entry} result={preview} title={texts.willRevert} />
          <LeftChoices entry={entry} preview={preview} chosen={chosen} onChange={setChosen} />
          {count > 0 && <p className="text-sm text-stone-600">{texts.hint}</p>}
        </div>
      )}
      {revert.error && (
        <div className="mt-6">
          <Alert>{messageOf(revert.error, texts.failed)}</Alert>
        </div>
      )}
      {/* Also covers the panel's own padding, where the list would be visible below. */}
      <div className="sticky -bottom-5 -mx-1 mt-6 -mb-5 flex flex-wrap justify-end gap-3 bg-white px-1 pt-3 pb-5 sm:-bottom-8 sm:-mb-8 sm:pb-8">
        <Button look="outline" data-autofocus onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          busy={revert.isPending}
          disabled={count === 0}
          onClick={() => revert.mutate({ id: entry.id, also })}
        >
          {texts.confirm(count > 0 ? changeCount(entry, { changes, count }) : "")}
        </Button>
      </div>
    </Dialog>
  )
}

function Outcome({ result, entry, onClose }: { result: RevertResult } & RevertDialogProps) {
  return (
    <div className="grid gap-6">
      <p role="status">
        {texts.doneText(changeCount(entry, { changes: result.restored, count: result.restoredCount }))}
        {result.leftCount > 0 && ` ${texts.doneLeft(result.leftCount)}`}
      </p>
      <RestoredList entry={entry} result={result} title={texts.reverted} />
      <div className="flex justify-end">
        <Button data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  )
}
