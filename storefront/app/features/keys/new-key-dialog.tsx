import { useState } from "react"
import type { NewApiKey } from "@contract/key"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"

/** Shows a new key: the one time that it can be seen. */
export function NewKeyDialog({ made, onClose }: { made: NewApiKey; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    // Where a browser denies it, the key can still be marked and copied by hand.
    navigator.clipboard.writeText(made.key).then(
      () => setCopied(true),
      () => setCopied(false)
    )
  }
  return (
    <Dialog
      title={`The key for ${made.name}`}
      description="Keep it where only that program finds it. It is shown now, and never again."
      onClose={onClose}
    >
      <code className="block rounded-xl bg-stone-100 px-4 py-3 text-sm [overflow-wrap:anywhere] select-all">
        {made.key}
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
