import type { QueryClient } from "@tanstack/react-query"
import { staleAfter } from "./query-keys"

/** Fetches anew, where it is shown, what a mutation has made stale. */
export async function invalidate(client: QueryClient, mutation: keyof typeof staleAfter): Promise<void> {
  await Promise.all(staleAfter[mutation].map((queryKey) => client.invalidateQueries({ queryKey })))
}
