import { useMutation, useQueryClient } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { clearVisitorData } from "~/lib/clear-visitor-data"
import { request } from "~/lib/request"

const deleteAccount = (password: string) => request(browserApi, "DELETE /api/account", { body: { password } })

/** @param leavePage navigates away from pages that need a signed-in account, before its data is cleared */
export function useDeleteAccount(leavePage: () => Promise<void>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deleteAccount,
    onSuccess: async () => {
      await leavePage()
      clearVisitorData(client)
    },
  })
}
