import { useEffect, useState } from "react"
import type { FormPicture } from "./form-picture"

const read = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : "")
    reader.onerror = () => reject(reader.error ?? new Error("The file can't be read"))
    reader.readAsDataURL(file)
  })

/** Returns the source of each picture: its URL, or the file itself once it has been read. */
export function usePreviews(pictures: readonly FormPicture[]): (picture: FormPicture) => string | undefined {
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    for (const { id, file } of pictures) {
      if (!file || shown[id] !== undefined) continue
      void read(file)
        .then((url) => setShown((before) => ({ ...before, [id]: url })))
        .catch(() => undefined)
    }
    // Each file is read once; showing it doesn't trigger another read.
  }, [pictures])
  return ({ id, file }) => (file ? shown[id] : id)
}
