import { useFormContext } from "react-hook-form"
import { type BrandPictureEntry, type PictureValues, problemOf } from "~/lib/brand-pictures"
import { fieldPlace } from "~/lib/focus-field"
import { newPicture } from "~/lib/form-picture"
import { useHydrated } from "~/lib/use-hydrated"
import { usePreviews } from "~/lib/use-previews"
import { IconButton } from "../button"
import { cn } from "../cn"
import { onPasteFiles, PictureDrop } from "./picture-drop"

interface BrandPictureFieldProps {
  picture: BrandPictureEntry
  error: string | undefined
}

/**
 * Field for one picture of the brand: choose by click, drop or paste, preview, and remove. It is sent with the form.
 */
export function BrandPictureField({ picture, error }: BrandPictureFieldProps) {
  const { name, label, hint, accept, plate } = picture
  const { watch, setValue, setError, clearErrors } = useFormContext<PictureValues>()
  const value = watch(name)
  const previewOf = usePreviews(value ? [value] : [])
  const isHydrated = useHydrated()
  const set = (next: PictureValues[typeof name]) => {
    clearErrors(name)
    setValue(name, next, { shouldDirty: true })
  }
  const take = ([file]: readonly File[]) => {
    if (!file) return
    const problem = problemOf(picture, file)
    if (problem) setError(name, { message: problem })
    else set(newPicture(file))
  }
  const source = value && (isHydrated || !value.file) ? previewOf(value) : undefined
  return (
    <fieldset className="min-w-0" onPaste={onPasteFiles(take)} {...fieldPlace(name)}>
      <legend className="mb-1.5 text-sm font-medium text-stone-800">{label}</legend>
      {value && (
        <div className={cn("plate relative mb-2 grid place-items-center overflow-hidden rounded-xl", plate)}>
          {source && (
            <img
              src={source}
              alt={value.file ? `${label}, not saved yet` : `${label} in use`}
              className={
                name === "heroImage"
                  ? "absolute inset-0 size-full object-cover"
                  : "h-16 max-w-[70%] object-contain"
              }
            />
          )}
          <IconButton
            icon="trash"
            label={`Remove ${label}`}
            className="absolute top-1.5 right-1.5 bg-white/90 shadow-soft"
            onClick={() => set(null)}
          />
        </div>
      )}
      <PictureDrop accept={accept} compact={value !== null} onFiles={take}>
        <span className="font-medium">
          {value ? "Replace" : "Choose"} {label}
        </span>
        <span className="text-stone-600">or drop or paste it here</span>
      </PictureDrop>
      <p aria-live="polite" className={cn("mt-1.5 text-sm", error ? "text-red-700" : "text-stone-600")}>
        {error ?? hint}
      </p>
    </fieldset>
  )
}
