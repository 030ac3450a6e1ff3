import { useMutation, useQueryClient } from "@tanstack/react-query"
import { isStatus } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { forgetVisitor } from "~/lib/forget-visitor"
import { request } from "~/lib/request"

/** A session that has ended already is what was wanted. */
const signOut = () =>
  request(browserApi, "POST /api/auth/logout").catch((error: unknown) => {
    if (!isStatus(error, 401)) throw error
  })

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
      forgetVisitor(client)
    },
    onError,
  })
}
