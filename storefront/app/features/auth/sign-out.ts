import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query"
import { isStatus } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"
import { userQuery } from "~/lib/session"

/** A session that has ended already is what was wanted. */
const signOut = () =>
  request(browserApi, "POST /api/auth/logout").catch((error: unknown) => {
    if (!isStatus(error, 401)) throw error
  })

/** Nobody is signed in any more: nothing that was cached stays. */
function clearAll(client: QueryClient): void {
  // First what everybody watches, so that it is told; then all the rest.
  client.setQueryData(userQuery().queryKey, null)
  client.removeQueries({ predicate: (it) => it.queryKey[0] !== queryKeys.user[0] })
  client.getMutationCache().clear()
}

interface SignOut {
  /** Away from pages that need somebody signed in, before their data goes. */
  leavePage: () => Promise<void>
  onError: (error: Error) => void
}

export function useSignOut({ leavePage, onError }: SignOut) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      await leavePage()
      clearAll(client)
    },
    onError,
  })
}
