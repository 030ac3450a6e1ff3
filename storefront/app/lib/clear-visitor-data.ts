import type { QueryClient } from "@tanstack/react-query"
import { queryKeys } from "./query-keys"
import { userQuery } from "./session"

/** Clears all cached data after the session has ended. */
export function clearVisitorData(client: QueryClient): void {
  // The user first, so that its observers update; then everything else.
  client.setQueryData(userQuery().queryKey, null)
  client.removeQueries({ predicate: (it) => it.queryKey[0] !== queryKeys.user[0] })
  client.getMutationCache().clear()
}
