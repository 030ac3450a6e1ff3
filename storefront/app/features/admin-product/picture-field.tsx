import { useId, useState } from "react"
import { maxPictures } from "@contract/rules/pictures"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"
import { moved, withChosen } from "./choose-pictures"
import type { FormPicture } from "./form-values"
import { PictureThumb } from "./picture-thumb"
import { usePreviews } from "./use-previews"

interface PictureFieldProps {
  label: string
  pictures: readonly FormPicture[]
  error?: string | undefined
  onChange: (pictures: FormPicture[]) => void
}

/** A product's pictures in their order: chosen by click, dropped, or pasted. */
export function PictureField({ label, pictures, error, onChange }: PictureFieldProps) {
  const id = useId()
  const previewOf = usePreviews(pictures)
  const [isOver, setIsOver] = useState(false)
  const room = maxPictures - pictures.length
  const take = (files: Iterable<File>) => onChange(withChosen(pictures, [...files]))
  return (
    <fieldset
      className="min-w-0"
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        take(event.clipboardData.files)
      }}
    >
      <legend className="mb-1.5 text-sm font-medium text-stone-800">
        {label} ({pictures.length}/{maxPictures})
      </legend>
      <ul aria-label={label} className="grid grid-cols-3 gap-3 empty:hidden sm:grid-cols-5">
        {pictures.map((picture, index) => (
          <PictureThumb
            key={picture.id}
            place={index + 1}
            count={pictures.length}
            url={previewOf(picture)}
            isNew={picture.file !== undefined}
            onMove={(step) => onChange(moved(pictures, index, step))}
            onRemove={() => onChange(pictures.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {room > 0 && (
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
            take(event.dataTransfer.files)
          }}
          className={cn(
            "mt-3 grid cursor-pointer place-items-center gap-1 rounded-xl border border-dashed px-4 py-6 text-center text-sm text-stone-700",
            "transition-colors duration-150 hover:border-stone-900",
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-primary-ink",
            isOver ? "border-stone-900 bg-stone-100" : "border-stone-400"
          )}
        >
          <Icon name="plus" className="size-5 text-stone-500" />
          <span>Click to upload {room} more image(s)</span>
          <span className="text-stone-600">or drop or paste them here: at most 10 MB each</span>
          <input
            id={id}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            className="sr-only"
            onChange={(event) => {
              take(event.target.files ?? [])
              // The same file may be chosen again after it was removed.
              event.target.value = ""
            }}
          />
        </label>
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-sm text-red-700">
          {error}
        </p>
      )}
    </fieldset>
  )
}
