import { useState } from "react"
import type { SavedView } from "@contract/view"
import { oneLine } from "@contract/rules/typed-text"
import { messageOf } from "~/lib/api"
import { Badge } from "~/ui/badge"
import { Button, IconButton } from "~/ui/button"
import { TextField } from "~/ui/field"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { useDeleteView, useUpdateView } from "./change-views"
import { texts } from "./texts"
import { queryWords } from "./view-query"

interface ViewRowProps {
  view: SavedView
  /** Whether the list shows this view. */
  isShown: boolean
  onApply: () => void
}

/** A saved view: its name applies it; buttons rename and delete it. */
export function ViewRow({ view, isShown, onApply }: ViewRowProps) {
  const [doing, setDoing] = useState<"rename" | "remove" | null>(null)
  const stop = () => setDoing(null)
  if (doing === "rename") return <RenameForm view={view} onEnd={stop} />
  if (doing === "remove") return <RemoveQuestion view={view} onEnd={stop} />
  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-current={isShown || undefined}
        onClick={onApply}
        className="min-h-14 min-w-0 grow cursor-pointer rounded-xl px-3 py-2 text-left hover:bg-stone-100 aria-[current]:bg-brand-mist"
      >
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {view.name}
          {view.shared && <Badge tone="blue">{texts.isShared}</Badge>}
        </span>
        <span className="block truncate text-sm text-stone-600">
          {queryWords(view.query) || texts.everything}
        </span>
      </button>
      <IconButton label={`${texts.rename} ${view.name}`} icon="edit" onClick={() => setDoing("rename")} />
      <IconButton label={`${texts.remove} ${view.name}`} icon="trash" onClick={() => setDoing("remove")} />
    </div>
  )
}

function RenameForm({ view, onEnd }: { view: SavedView; onEnd: () => void }) {
  const [name, setName] = useState(view.name)
  const rename = useUpdateView(view.list, {
    onSuccess: () => {
      toast({ title: texts.renamed })
      onEnd()
    },
  })
  return (
    <form
      className="grid gap-3 rounded-xl bg-stone-100 p-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (oneLine(name) !== "") rename.mutate({ id: view.id, name })
      }}
    >
      <TextField
        label={texts.name}
        value={name}
        maxLength={60}
        autoFocus
        error={
          oneLine(name) === ""
            ? texts.nameMissing
            : rename.error
              ? messageOf(rename.error, texts.saveFailed)
              : undefined
        }
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="button" size="small" look="quiet" onClick={onEnd}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="small" busy={rename.isPending}>
          {texts.rename}
        </Button>
      </div>
    </form>
  )
}

function RemoveQuestion({ view, onEnd }: { view: SavedView; onEnd: () => void }) {
  const remove = useDeleteView(view.list, {
    onSuccess: () => toast({ title: texts.removed }),
    onError: (error) => {
      showError(messageOf(error, texts.removeFailed))
      onEnd()
    },
  })
  return (
    <div className="grid gap-3 rounded-xl bg-stone-100 p-3">
      <p className="wrap-anywhere">{texts.removeQuestion(view.name)}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" look="quiet" autoFocus onClick={onEnd}>
          {texts.keep}
        </Button>
        <Button size="small" look="danger" busy={remove.isPending} onClick={() => remove.mutate(view.id)}>
          {texts.remove}
        </Button>
      </div>
    </div>
  )
}
