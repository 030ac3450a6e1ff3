import type { NewApiKey } from "@contract/key"
import { SecretDialog } from "~/ui/secret-dialog"

/** Shows a new API key, which can't be shown again. */
export const NewKeyDialog = ({ made, onClose }: { made: NewApiKey; onClose: () => void }) => (
  <SecretDialog
    title={`The key for ${made.name}`}
    description="Store it safely. It is shown only once."
    secret={made.key}
    onClose={onClose}
  />
)
