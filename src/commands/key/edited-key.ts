import type { ApiKey } from "../../contract/key"

/**
 * An API key as the history shows it, without its secret and its last use. Keys are created and revoked, never changed.
 */
export const editedKey = ({ id, name, scopes, hint }: ApiKey) => ({
  id,
  version: 1,
  name,
  scopes: scopes.join(", "),
  hint,
})
