import { Button } from "./button"

interface ConflictNoteProps {
  /** The field's label, used in the buttons' names. */
  label: string
  theirs: string
  onTake: () => void
  onKeep: () => void
}

/** Shown under a field that two people have changed: the other person's value, and buttons to choose one. */
export function ConflictNote({ label, theirs, onTake, onKeep }: ConflictNoteProps) {
  return (
    <div role="group" aria-label={`${label}: two versions`} className="rounded-xl bg-yellow-50 p-4 text-sm">
      <p className="font-medium text-yellow-950">Somebody else has changed this meanwhile, to:</p>
      <p className="mt-1 max-h-40 overflow-y-auto break-words whitespace-pre-line text-stone-800">{theirs}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" look="outline" onClick={onKeep}>
          Keep mine
        </Button>
        <Button size="small" look="outline" onClick={onTake}>
          Take theirs
        </Button>
      </div>
    </div>
  )
}
