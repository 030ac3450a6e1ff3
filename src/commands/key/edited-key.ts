import type { ApiKey } from "../../contract/key"

/** A key as the history tells it: never its secret, nor when it was used. It is made and revoked, never changed. */
export const editedKey = ({ id, name, scopes, hint }: ApiKey) => ({
  id,
  version: 1,
  name,
  scopes: scopes.join(", "),
  hint,
})
