import { useQueryClient } from "@tanstack/react-query"
import type { User } from "@contract/auth"
import { userQuery } from "~/lib/session"

interface SessionActions {
  /** Somebody signed in: what is theirs is fetched anew. */
  enter: (user: User) => void
  /** Nobody is signed in any more: nothing that was cached stays. */
  leave: () => void
}

const theirs = new Set<unknown>(["cart", "wishlist", "orders", "addresses"])

export function useSessionActions(): SessionActions {
  const client = useQueryClient()
  const { queryKey } = userQuery()
  return {
    enter: (user) => {
      client.setQueryData(queryKey, user)
      void client.invalidateQueries({ predicate: (it) => theirs.has(it.queryKey[0]) })
    },
    leave: () => {
      // First what everybody watches, so that it is told; then all the rest.
      client.setQueryData(queryKey, null)
      client.removeQueries({ predicate: (it) => it.queryKey[0] !== queryKey[0] })
      client.getMutationCache().clear()
    },
  }
}
