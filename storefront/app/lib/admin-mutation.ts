import type { QueryKey } from "@tanstack/react-query"
import { type Callbacks, useStaleMutation } from "./mutation"

interface Effect {
  /** Query keys whose data the mutation changes; a key includes all keys that begin with it. */
  invalidates: readonly QueryKey[]
  /** For data that two admins may edit at once: a refusal means that another admin has changed it. */
  alsoWhenRefused?: true
}

/** A mutation of the back office. It refetches the queries that it invalidates before its callbacks run. */
export const useAdminMutation = <Input, Output>(
  { invalidates, alsoWhenRefused }: Effect,
  send: (input: Input) => Promise<Output>,
  callbacks: Callbacks<Input, Output> = {}
) => useStaleMutation({ done: invalidates, refused: alsoWhenRefused ? invalidates : [] }, send, callbacks)
