import { useMutation, useQueryClient } from "@tanstack/react-query"
import { isStatus } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { clearVisitorData } from "~/lib/clear-visitor-data"
import { request } from "~/lib/request"

/** Signs out. A session that has already ended counts as success. */
const signOut = () =>
  request(browserApi, "POST /api/auth/logout").catch((error: unknown) => {
    if (!isStatus(error, 401)) throw error
  })

interface SignOut {
  /** Navigates away from pages that need a signed-in account, before its data is cleared. */
  leavePage: () => Promise<void>
  onError: (error: Error) => void
}

export function useSignOut({ leavePage, onError }: SignOut) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      await leavePage()
      clearVisitorData(client)
    },
    onError,
  })
}
