import { useState } from "react"
import type { Entry } from "@contract/entry"
import { maxSignatureBytes } from "@contract/rules/pictures"
import { settings } from "@contract/settings"
import { messageOf } from "~/lib/api"
import { photoTypes } from "~/lib/photo-types"
import { Button } from "~/ui/button"
import { cn } from "~/ui/cn"
import { onPasteFiles, PictureDrop } from "~/ui/form/picture-drop"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { useSaveSignature } from "./save-signature"
import { texts } from "./texts"

const { label, hint } = settings.invoice_signature

function problemOf(file: File): string | null {
  if (!photoTypes.split(",").includes(file.type)) return "Please choose a JPEG, PNG, WebP, AVIF or GIF file"
  return file.size > maxSignatureBytes ? "It may have at most 5 MB" : null
}

/** The picture of the signature on documents. It is saved as soon as it is chosen or removed. */
export function SignatureField({ entry }: { entry: Entry | undefined }) {
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending } = useSaveSignature({
    onSuccess: () => toast({ title: texts.signatureSaved }),
    onError: (error) => showError(messageOf(error, texts.saveFailed)),
  })
  if (!entry) return null
  const save = (file: File | null) => mutate({ file, version: entry.version })
  const take = ([file]: readonly File[]) => {
    if (!file || isPending) return
    const refused = problemOf(file)
    setProblem(refused)
    if (!refused) save(file)
  }
  return (
    <fieldset
      id="invoice_signature"
      className="max-w-md scroll-mt-28"
      onPaste={onPasteFiles(take)}
      aria-busy={isPending}
    >
      <legend className="mb-1.5 text-sm font-medium text-stone-800">{label}</legend>
      {entry.value !== "" && (
        <div className="plate mb-2 grid h-24 place-items-center overflow-hidden rounded-xl bg-white">
          <img src={entry.value} alt="Signature in use" className="h-16 max-w-[80%] object-contain" />
        </div>
      )}
      <PictureDrop compact={entry.value !== ""} onFiles={take}>
        <span className="font-medium">{entry.value === "" ? "Choose" : "Replace"} Signature</span>
        <span className="text-stone-600">or drop or paste it here</span>
      </PictureDrop>
      <p aria-live="polite" className={cn("mt-1.5 text-sm", problem ? "text-red-700" : "text-stone-600")}>
        {problem ?? hint}
      </p>
      {entry.value !== "" && (
        <Button className="mt-2" size="small" look="outline" busy={isPending} onClick={() => save(null)}>
          Remove signature
        </Button>
      )}
    </fieldset>
  )
}
