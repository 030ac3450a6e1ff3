import { queryOptions } from "@tanstack/react-query"
import type { AdminFaq } from "@contract/faq"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"

const getAdminFaqs = (api: Api) => api.get<AdminFaq[]>("/api/admin/faqs")

/** All questions, hidden ones too. Never fresh for long: somebody else may be editing them. Goes stale with `faqsQuery`. */
export const adminFaqsQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: ["faqs", "admin"], queryFn: () => getAdminFaqs(api), staleTime: 0 })
