import { QueryClient } from "@tanstack/react-query"
import { ApiError } from "./api"

const freshMs = 300_000

/** Answers stay fresh for 300 s; one retry, but none for a refusal, which would be refused again. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
    },
  })

let ofBrowser: QueryClient | undefined

/** The browser's one client; the server makes one for each request, so that visitors never share data. */
export function queryClient(): QueryClient {
  if (typeof document === "undefined") return newQueryClient()
  return (ofBrowser ??= newQueryClient())
}
