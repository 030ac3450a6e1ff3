import { useState } from "react"
import { maxPictures } from "@contract/rules/pictures"
import { fieldPlace } from "~/lib/focus-field"
import type { FormPicture } from "~/lib/form-picture"
import { usePreviews } from "~/lib/use-previews"
import { onPasteFiles, PictureDrop } from "~/ui/form/picture-drop"
import { moved, withChosen } from "./choose-pictures"
import { PictureThumb } from "./picture-thumb"

interface PictureFieldProps {
  name: string
  label: string
  pictures: readonly FormPicture[]
  error?: string | undefined
  onChange: (pictures: FormPicture[]) => void
}

/** A product's pictures in order: chosen by click, dropped, or pasted. */
export function PictureField({ name, label, pictures, error, onChange }: PictureFieldProps) {
  const previewOf = usePreviews(pictures)
  const [dragged, setDragged] = useState<number | null>(null)
  const remaining = maxPictures - pictures.length
  const take = (files: readonly File[]) => onChange(withChosen(pictures, files))
  return (
    <fieldset className="min-w-0" onPaste={onPasteFiles(take)} {...fieldPlace(name)}>
      <legend className="mb-1.5 text-sm font-medium text-stone-800">
        {label} ({pictures.length}/{maxPictures})
      </legend>
      {/* At least as wide as the three buttons below a picture. */}
      <ul
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-3 empty:hidden"
      >
        {pictures.map((picture, index) => (
          <PictureThumb
            key={picture.id}
            place={index + 1}
            count={pictures.length}
            url={previewOf(picture)}
            isNew={picture.file !== undefined}
            onMove={(step) => onChange(moved(pictures, index, index + step))}
            isDragged={dragged === index}
            onDrag={(isOn) => setDragged(isOn ? index : null)}
            onDropHere={(files) => {
              if (files.length) take(files)
              else if (dragged !== null) onChange(moved(pictures, dragged, index))
              setDragged(null)
            }}
            onRemove={() => onChange(pictures.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {remaining > 0 && (
        <div className="mt-3">
          <PictureDrop multiple onFiles={take}>
            <span>Click to upload {remaining} more image(s)</span>
            <span className="text-stone-600">or drop or paste them here: at most 10 MB each</span>
          </PictureDrop>
        </div>
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-sm text-red-700">
          {error}
        </p>
      )}
    </fieldset>
  )
}
