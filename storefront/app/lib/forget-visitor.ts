import type { QueryClient } from "@tanstack/react-query"
import { queryKeys } from "./query-keys"
import { userQuery } from "./session"

/** Nobody is signed in any more: nothing that was cached stays. */
export function forgetVisitor(client: QueryClient): void {
  // First what everybody watches, so that it is told; then all the rest.
  client.setQueryData(userQuery().queryKey, null)
  client.removeQueries({ predicate: (it) => it.queryKey[0] !== queryKeys.user[0] })
  client.getMutationCache().clear()
}
