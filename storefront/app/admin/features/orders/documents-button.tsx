import { useState, type ReactNode } from "react"
import type { DocumentKind } from "@contract/admin-order"
import { messageOf } from "~/lib/api"
import { saveFile } from "~/lib/save-file"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { showError } from "~/ui/show-error"

interface DocumentsButtonProps {
  ids: readonly string[]
  kind: DocumentKind
  /** File name without extension. */
  name?: string
  children: ReactNode
}

/** Saves the documents of these orders as one PDF. */
export function DocumentsButton({ ids, kind, name = `${kind}s`, children }: DocumentsButtonProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveFile("/api/admin/orders/documents", `${name}.pdf`, { ids, kind })
    } catch (error) {
      showError(messageOf(error, "Failed to create the documents"))
    }
    setBusy(false)
  }
  return (
    <Button size="small" look="outline" className="text-stone-900" busy={busy} onClick={() => void save()}>
      <Icon name="download" className="size-4" />
      {children}
    </Button>
  )
}
