import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** The tenant's visible FAQs, in its own order. An FAQ is hidden only when explicitly marked so. */
const getFaqs = async (api: Api) => (await request(api, "GET /api/faqs")).filter((it) => it.isVisible)

export const faqsQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.faqs, queryFn: () => getFaqs(api) })

export const useFaqs = () => useQuery(faqsQuery())
