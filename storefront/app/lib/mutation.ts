import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query"
import { isStatus } from "./api"
import { invalidateKeys } from "./invalidate"
import { staleAfter, type Mutation } from "./query-keys"

/** A component's callbacks for the end of a mutation. */
export interface Callbacks<Input, Output> {
  onSuccess?: (output: Output, input: Input) => unknown
  onError?: ((error: Error, input: Input) => unknown) | undefined
}

const nothing: readonly QueryKey[] = []

/** A mutation of the manifest. It refetches the queries that it invalidates before its callbacks run. */
export const useRequestMutation = <Input, Output>(
  mutation: Mutation,
  send: (input: Input) => Promise<Output>,
  callbacks: Callbacks<Input, Output> = {}
) => {
  const done = mutation in staleAfter ? staleAfter[mutation as keyof typeof staleAfter] : nothing
  return useStaleMutation({ done, refused: nothing }, send, callbacks)
}

/** @param stale query keys that it invalidates on success and on refusal */
export function useStaleMutation<Input, Output>(
  stale: { done: readonly QueryKey[]; refused: readonly QueryKey[] },
  send: (input: Input) => Promise<Output>,
  { onSuccess, onError }: Callbacks<Input, Output>
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (output, input) => {
      await invalidateKeys(client, stale.done)
      await onSuccess?.(output, input)
    },
    onError: async (error, input) => {
      // Without a session nothing was refused for what it is, and reading again would be refused too.
      if (!isStatus(error, 401)) await invalidateKeys(client, stale.refused)
      await onError?.(error, input)
    },
  })
}
