import { useId, useState, type ClipboardEvent, type ReactNode } from "react"
import { photoTypes } from "~/lib/photo-types"
import { cn } from "../cn"
import { Icon } from "../icon"

/** Passes on files from the clipboard and ignores pasted text. */
export const onPasteFiles =
  (take: (files: File[]) => void) =>
  (event: ClipboardEvent): void => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    take([...event.clipboardData.files])
  }

interface PictureDropProps {
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  /** One line high, for a field that has a picture already. */
  compact?: boolean
  /** The text inside; the first line names the field for screen readers. */
  children: ReactNode
}

/** Area to choose pictures by click or drop. */
export function PictureDrop({
  accept = photoTypes,
  multiple = false,
  compact = false,
  onFiles,
  children,
}: PictureDropProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      }}
      className={cn(
        "flex cursor-pointer items-center justify-center gap-1 rounded-xl border border-dashed px-4 text-center text-sm text-stone-700",
        compact ? "min-h-11 flex-wrap gap-x-2" : "flex-col py-6",
        "transition-colors duration-150 hover:border-stone-900",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-primary-ink",
        isOver ? "border-stone-900 bg-stone-100" : "border-stone-400"
      )}
    >
      <Icon name="plus" className="size-5 shrink-0 text-stone-500" />
      {children}
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Allows the same file to be chosen again after it was removed.
          event.target.value = ""
        }}
      />
    </label>
  )
}
