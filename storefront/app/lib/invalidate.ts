import type { QueryClient, QueryKey } from "@tanstack/react-query"
import { staleAfter } from "./query-keys"

/** Invalidates the queries under these keys and refetches those in use. */
export async function invalidateKeys(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** Invalidates the queries that a mutation makes stale and refetches those in use. */
export const invalidate = (client: QueryClient, mutation: keyof typeof staleAfter): Promise<void> =>
  invalidateKeys(client, staleAfter[mutation])
