import type { ResponseOf } from "@contract/endpoints"
import type { FaqUpdateBody } from "@contract/faq"
import { browserApi } from "~/lib/browser-api"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

/** The changed fields, and the version that they are based on. */
interface FaqEdit {
  id: string
  version: number
  changes: FaqUpdateBody
}

const updateFaq = ({ id, version, changes }: FaqEdit) =>
  request(browserApi, "PUT /api/admin/faqs/:id", { params: { id }, body: { ...changes, version } })

export const useUpdateFaq = (callbacks?: Callbacks<FaqEdit, ResponseOf<"PUT /api/admin/faqs/:id">>) =>
  useAdminMutation("updateFaq", updateFaq, callbacks)
