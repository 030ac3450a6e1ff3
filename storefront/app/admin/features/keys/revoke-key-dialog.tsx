import type { ApiKey } from "@contract/key"
import { messageOf } from "~/lib/api"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { useRevokeKey } from "./revoke-key"

/** Asks for confirmation and revokes an API key. */
export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeKey({
    onSuccess: () => {
      onClose()
      toast({ title: `The key for ${apiKey.name} is revoked` })
    },
    onError: (error) => {
      onClose()
      showError(messageOf(error, "The key could not be revoked"))
    },
  })
  return (
    <ConfirmDialog
      title="Revoke this key?"
      description="Software that uses it loses access at once. A revoked key can't be restored."
      name={apiKey.name}
      confirmLabel="Revoke"
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate(apiKey.id)}
      onClose={onClose}
    />
  )
}
