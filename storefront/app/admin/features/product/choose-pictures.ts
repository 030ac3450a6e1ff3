import { maxPictureBytes, maxPictures } from "@contract/rules/pictures"
import { type FormPicture, newPicture } from "~/lib/form-picture"
import { toast } from "~/ui/toast-store"

const refuse = (title: string, description: string): void =>
  toast({ title, description, variant: "destructive" })

/** Appends newly chosen, dropped or pasted pictures. Unsupported files are reported and skipped. */
export function withChosen(pictures: readonly FormPicture[], files: readonly File[]): FormPicture[] {
  const remaining = maxPictures - pictures.length
  const images = files.filter((it) => it.type.startsWith("image/") && it.type !== "image/svg+xml")
  const fitting = images.filter((it) => it.size <= maxPictureBytes)
  if (images.length < files.length) refuse("Not an image", "Please choose JPEG, PNG, WebP, AVIF or GIF files")
  else if (fitting.length < images.length) refuse("Image too large", "An image may have at most 10 MB")
  if (fitting.length > remaining) {
    refuse("Too many images", `You can only upload ${remaining} more image(s)`)
    return [...pictures]
  }
  return [...pictures, ...fitting.map(newPicture)]
}

/** Moves the picture at one index to another. */
export function moved(pictures: readonly FormPicture[], from: number, to: number): FormPicture[] {
  const one = pictures[from]
  return one ? pictures.toSpliced(from, 1).toSpliced(to, 0, one) : [...pictures]
}
