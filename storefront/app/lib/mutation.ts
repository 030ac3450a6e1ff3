import { useMutation, useQueryClient } from "@tanstack/react-query"
import { invalidate } from "./invalidate"
import { staleAfter, staleWhenRefused, type Mutation } from "./query-keys"

/** What a component does about a mutation's end. */
export interface Callbacks<Input, Output> {
  onSuccess?: (output: Output, input: Input) => unknown
  onError?: ((error: Error) => unknown) | undefined
}

/** A mutation as the manifest knows it: what it makes stale is fetched anew first, then its caller goes on. */
export function useRequestMutation<Input, Output>(
  mutation: Mutation,
  send: (input: Input) => Promise<Output>,
  { onSuccess, onError }: Callbacks<Input, Output> = {}
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (output, input) => {
      if (mutation in staleAfter) await invalidate(client, mutation as keyof typeof staleAfter)
      await onSuccess?.(output, input)
    },
    onError: async (error) => {
      if (staleWhenRefused.has(mutation)) await invalidate(client, mutation as keyof typeof staleAfter)
      await onError?.(error)
    },
  })
}
