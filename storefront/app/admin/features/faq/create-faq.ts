import type { FaqTexts } from "@contract/faq"
import { browserApi } from "~/lib/browser-api"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"
import type { ResponseOf } from "@contract/endpoints"

const createFaq = (body: FaqTexts) => request(browserApi, "POST /api/admin/faqs", { body })

export const useCreateFaq = (callbacks?: Callbacks<FaqTexts, ResponseOf<"POST /api/admin/faqs">>) =>
  useAdminMutation("createFaq", createFaq, callbacks)
