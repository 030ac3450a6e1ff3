import { queryOptions } from "@tanstack/react-query"
import type { ResponseOf } from "@contract/endpoints"
import type { FaqTexts, FaqUpdateBody } from "@contract/faq"
import { useAdminMutation } from "~/lib/admin-mutation"
import { queryKeys } from "~/lib/query-keys"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

/**
 * All FAQs, hidden ones too. The key is below the public list's, so both are invalidated together. The data is
 * short-lived, because another admin may edit them.
 */
export const adminFaqsQuery = (api: Api = browserApi) =>
  queryOptions({
    queryKey: [...queryKeys.faqs, "admin"],
    queryFn: () => request(api, "GET /api/admin/faqs"),
    staleTime: 0,
  })

const createFaq = (body: FaqTexts) => request(browserApi, "POST /api/admin/faqs", { body })

export const useCreateFaq = (callbacks?: Callbacks<FaqTexts, ResponseOf<"POST /api/admin/faqs">>) =>
  useAdminMutation({ invalidates: [queryKeys.faqs] }, createFaq, callbacks)

/** The changed fields, and the version that they are based on. */
interface FaqEdit {
  id: string
  version: number
  changes: FaqUpdateBody
}

const updateFaq = ({ id, version, changes }: FaqEdit) =>
  request(browserApi, "PUT /api/admin/faqs/:id", { params: { id }, body: { ...changes, version } })

export const useUpdateFaq = (callbacks?: Callbacks<FaqEdit, ResponseOf<"PUT /api/admin/faqs/:id">>) =>
  useAdminMutation({ invalidates: [queryKeys.faqs], alsoWhenRefused: true }, updateFaq, callbacks)

const deleteFaq = (id: string) => request(browserApi, "DELETE /api/admin/faqs/:id", { params: { id } })

export const useDeleteFaq = (callbacks?: Callbacks<string, null>) =>
  useAdminMutation({ invalidates: [queryKeys.faqs], alsoWhenRefused: true }, deleteFaq, callbacks)
