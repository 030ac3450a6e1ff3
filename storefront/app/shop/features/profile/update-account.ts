import { useQueryClient } from "@tanstack/react-query"
import type { User } from "@contract/auth"
import { browserApi } from "~/lib/browser-api"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"
import { userQuery } from "~/lib/session"

const updateAccount = (body: { name: string }) => request(browserApi, "PUT /api/account", { body })

/** Changes the account's name, and shows it on the whole page. */
export function useUpdateAccount({ onSuccess, onError }: Callbacks<{ name: string }, User>) {
  const client = useQueryClient()
  return useRequestMutation("updateAccount", updateAccount, {
    onSuccess: (user, input) => {
      client.setQueryData(userQuery().queryKey, (it) => it && { ...it, name: user.name })
      return onSuccess?.(user, input)
    },
    onError,
  })
}
