import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { AdminFaq, FaqTexts } from "@contract/faq"
import { browserApi } from "~/lib/browser-api"
import { faqsQuery } from "./get-faqs"

const createFaq = (body: FaqTexts) => browserApi.send<AdminFaq>("POST", "/api/admin/faqs", body)

/** The lists are fetched anew, the public one too, before the caller goes on. */
export function useCreateFaq() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: createFaq,
    onSuccess: () => client.invalidateQueries({ queryKey: faqsQuery().queryKey }),
  })
}
