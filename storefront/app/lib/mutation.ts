import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query"
import { invalidateKeys } from "./invalidate"
import { staleAfter, type Mutation } from "./query-keys"

/** What a component does about a mutation's end. */
export interface Callbacks<Input, Output> {
  onSuccess?: (output: Output, input: Input) => unknown
  onError?: ((error: Error, input: Input) => unknown) | undefined
}

const nothing: readonly QueryKey[] = []

/** A mutation as the manifest knows it: what it makes stale is fetched anew first, then its caller goes on. */
export const useRequestMutation = <Input, Output>(
  mutation: Mutation,
  send: (input: Input) => Promise<Output>,
  callbacks: Callbacks<Input, Output> = {}
) => {
  const done = mutation in staleAfter ? staleAfter[mutation as keyof typeof staleAfter] : nothing
  return useStaleMutation({ done, refused: nothing }, send, callbacks)
}

/** @param stale what it makes stale when it is done, and when it is refused */
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
      await invalidateKeys(client, stale.refused)
      await onError?.(error, input)
    },
  })
}
