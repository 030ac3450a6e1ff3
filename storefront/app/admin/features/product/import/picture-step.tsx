import { useId, useState } from "react"
import { messageOf } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { counted } from "~/lib/counted"
import { request } from "~/lib/request"
import { toast } from "~/ui/toast-store"
import type { ImportRow } from "./rows"

interface PictureStepProps {
  rows: readonly ImportRow[]
  /** Called when uploading starts and ends: an import meanwhile would miss the pictures. */
  onUploading: (isUploading: boolean) => void
  /** Called when pictures were added, which may change the result of the rows. */
  onUploaded: () => void
}

const upload = (file: File) => {
  const body = new FormData()
  body.append("files", file)
  return request(browserApi, "POST /api/admin/uploads", { body })
}

/** Uploads pictures for rows that name some, matched by file name. */
export function PictureStep({ rows, onUploading, onUploaded }: PictureStepProps) {
  const id = useId()
  const [busy, setBusy] = useState<string | null>(null)
  if (!rows.some((it) => it["imageFiles"]?.trim())) return null
  const take = async (files: readonly File[]) => {
    const failed: string[] = []
    onUploading(true)
    for (const [n, file] of files.entries()) {
      setBusy(`Uploading ${n + 1} of ${files.length}`)
      await upload(file).catch((error: unknown) => failed.push(`${file.name}: ${messageOf(error, "failed")}`))
    }
    setBusy(null)
    onUploading(false)
    if (failed.length) {
      toast({
        title: `${counted(failed.length, "image")} failed`,
        description: failed[0] ?? "",
        variant: "destructive",
      })
    }
    onUploaded()
  }
  return (
    <label
      htmlFor={id}
      className="grid cursor-pointer place-items-center gap-1 rounded-xl border border-dashed border-stone-400 px-4 py-5 text-center text-sm hover:border-stone-900 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-primary-ink"
    >
      <span role="status">{busy ?? "Upload the images named in the file"}</span>
      <span className="text-stone-600">They are matched by their file names</span>
      <input
        id={id}
        type="file"
        multiple
        disabled={busy !== null}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        className="sr-only"
        onChange={(event) => void take([...(event.target.files ?? [])])}
      />
    </label>
  )
}
