import { useState } from "react"
import { Button } from "./button"
import { Dialog } from "./dialog"

interface SecretDialogProps {
  title: string
  description: string
  secret: string
  onClose: () => void
}

/** Shows a secret, which can't be shown again. */
export function SecretDialog({ title, description, secret, onClose }: SecretDialogProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    // When the browser denies access, the secret can still be selected and copied manually.
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false)
    )
  }
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <code className="block rounded-xl bg-stone-100 px-4 py-3 text-sm [overflow-wrap:anywhere] select-all">
        {secret}
      </code>
      <p aria-live="polite" className="mt-2 min-h-5 text-sm text-stone-600">
        {isCopied && "Copied"}
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={copy}>
          Copy
        </Button>
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
