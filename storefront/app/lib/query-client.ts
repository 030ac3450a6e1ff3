import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query"
import { isStatus } from "./api"
import { queryKeys } from "./query-keys"
import { retryUpTo } from "./retry"
import { userQuery } from "./session"

const freshMs = 300_000
/** How long the browser keeps lists and products that no page shows, for the way back to them. */
const keptMs = 1_800_000

/**
 * Creates a query client. Data stays fresh for 300 s. A failed request is retried once, except for refusals, which
 * would be refused again.
 * @param onError receives the error of every failed request
 */
export const newQueryClient = (onError: (error: unknown) => void = () => undefined): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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

/** Handles a session that ended elsewhere: marks the visitor as signed out, and the open page shows it. */
function noticeEndOfSession(error: unknown): void {
  const { queryKey } = userQuery()
  if (isStatus(error, 401) && ofBrowser?.getQueryData(queryKey)) ofBrowser.setQueryData(queryKey, null)
}

let ofBrowser: QueryClient | undefined

/** The browser's only client. The server creates one per request, so that visitors never share data. */
export function queryClient(): QueryClient {
  if (typeof document === "undefined") return newQueryClient()
  if (!ofBrowser) {
    ofBrowser = newQueryClient(noticeEndOfSession)
    ofBrowser.setQueryDefaults(queryKeys.products, { gcTime: keptMs })
  }
  return ofBrowser
}
