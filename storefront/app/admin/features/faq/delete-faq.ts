import { browserApi } from "~/lib/browser-api"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const deleteFaq = (id: string) => request(browserApi, "DELETE /api/admin/faqs/:id", { params: { id } })

export const useDeleteFaq = (callbacks?: Callbacks<string, null>) =>
  useAdminMutation("deleteFaq", deleteFaq, callbacks)
