import { useQueryClient } from "@tanstack/react-query"
import type { User } from "@contract/auth"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { userQuery } from "~/lib/session"

/** Wraps a mutation that signs in: the cached account is updated before the callbacks run. */
export function useEntering<Input>(
  mutation: "signIn" | "completeRegistration",
  send: (input: Input) => Promise<User>,
  { onSuccess, onError }: Callbacks<Input, User> = {}
) {
  const client = useQueryClient()
  return useRequestMutation(mutation, send, {
    onSuccess: (user, input) => {
      client.setQueryData(userQuery().queryKey, user)
      return onSuccess?.(user, input)
    },
    onError,
  })
}
