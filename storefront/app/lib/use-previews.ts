import { useEffect, useState } from "react"
import type { FormPicture } from "./form-picture"

const read = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : "")
    reader.onerror = () => reject(reader.error ?? new Error("The file can't be read"))
    reader.readAsDataURL(file)
  })

/** What each picture is shown from: its address, or the file itself as soon as it is read. */
export function usePreviews(pictures: readonly FormPicture[]): (picture: FormPicture) => string | undefined {
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    for (const { id, file } of pictures) {
      if (!file || shown[id] !== undefined) continue
      void read(file)
        .then((url) => setShown((before) => ({ ...before, [id]: url })))
        .catch(() => undefined)
    }
    // Read once each: what is shown doesn't call for reading again.
  }, [pictures])
  return ({ id, file }) => (file ? shown[id] : id)
}
