import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query"
import { isStatus } from "./api"
import { retryUpTo } from "./retry"
import { userQuery } from "./session"

const freshMs = 300_000

/**
 * Answers stay fresh for 300 s; one retry, but none for a refusal, which would be refused again.
 * `onError` hears of every failed call.
 */
export const newQueryClient = (onError: (error: unknown) => void = () => undefined): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Without a line a call fails at once, and is never kept to be made when nobody expects it any more.
        networkMode: "always",
        staleTime: freshMs,
        refetchOnWindowFocus: false,
        retry: retryUpTo(1),
      },
      mutations: { retry: false, networkMode: "always" },
    },
  })

/** A session that ended elsewhere: nobody is signed in any more, and the page that is open shows it. */
function noticeEndOfSession(error: unknown): void {
  const { queryKey } = userQuery()
  if (isStatus(error, 401) && ofBrowser?.getQueryData(queryKey)) ofBrowser.setQueryData(queryKey, null)
}

let ofBrowser: QueryClient | undefined

/** The browser's one client; the server makes one for each request, so that visitors never share data. */
export function queryClient(): QueryClient {
  if (typeof document === "undefined") return newQueryClient()
  return (ofBrowser ??= newQueryClient(noticeEndOfSession))
}
