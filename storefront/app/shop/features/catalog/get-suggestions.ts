import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

const getSuggestions = (typed: string) =>
  request(browserApi, "GET /api/products/suggest", { query: new URLSearchParams({ q: typed }) })

const suggestionsQuery = (typed: string) =>
  queryOptions({ queryKey: queryKeys.suggestions(typed), queryFn: () => getSuggestions(typed) })

/** Suggestions for a search text. A late response belongs to its own text and is shown for no other. */
export const useSuggestions = (typed: string) =>
  useQuery({
    ...suggestionsQuery(typed),
    enabled: typed !== "",
    placeholderData: keepPreviousData,
    retry: false,
  })
