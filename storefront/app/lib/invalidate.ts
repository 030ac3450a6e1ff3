import type { QueryClient, QueryKey } from "@tanstack/react-query"
import { staleAfter } from "./query-keys"

/** Fetches anew, where it is shown, what lies under these keys. */
export async function invalidateKeys(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** Fetches anew, where it is shown, what a mutation has made stale. */
export const invalidate = (client: QueryClient, mutation: keyof typeof staleAfter): Promise<void> =>
  invalidateKeys(client, staleAfter[mutation])
