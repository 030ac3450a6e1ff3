import { queryOptions } from "@tanstack/react-query"
import type { Faq } from "@contract/faq"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"

/** The shop's visible questions, in its own order. Hidden only when explicitly so. */
const getFaqs = async (api: Api) => (await api.get<Faq[]>("/api/faqs")).filter((it) => it.isVisible)

export const faqsQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: ["faqs"], queryFn: () => getFaqs(api) })
