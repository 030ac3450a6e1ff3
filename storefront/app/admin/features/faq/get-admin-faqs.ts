import { queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

const getAdminFaqs = (api: Api) => request(api, "GET /api/admin/faqs")

/** All FAQs, hidden ones too. The data is short-lived, because another admin may edit them. */
export const adminFaqsQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: adminKeys.faqs, queryFn: () => getAdminFaqs(api), staleTime: 0 })
