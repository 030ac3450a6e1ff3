import { QueryClient } from "@tanstack/react-query"
import { queryKeys } from "./query-keys"
import { retryUpTo } from "./retry"

const freshMs = 300_000
/** How long the browser keeps lists and products that no page shows, for the way back to them. */
const keptMs = 1_800_000

/**
 * Creates a query client. Data stays fresh for 300 s. A failed request is retried once, except for refusals, which
 * would be refused again.
 */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A request while offline fails at once and is never queued for later.
        networkMode: "always",
        staleTime: freshMs,
        refetchOnWindowFocus: false,
        retry: retryUpTo(1),
      },
      mutations: { retry: false, networkMode: "always" },
    },
  })

let ofBrowser: QueryClient | undefined

/** The browser's only client. The server creates one per request, so that visitors never share data. */
export function queryClient(): QueryClient {
  if (typeof document === "undefined") return newQueryClient()
  if (!ofBrowser) {
    ofBrowser = newQueryClient()
    ofBrowser.setQueryDefaults(queryKeys.products, { gcTime: keptMs })
  }
  return ofBrowser
}
