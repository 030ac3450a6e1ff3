import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { AdminFaq, FaqUpdateBody } from "@contract/faq"
import { browserApi } from "~/lib/browser-api"
import { faqsQuery } from "./get-faqs"

/** What changes, and the version that the change was made from. */
interface FaqEdit {
  id: string
  version: number
  changes: FaqUpdateBody
}

const updateFaq = ({ id, version, changes }: FaqEdit) =>
  browserApi.send<AdminFaq>("PUT", `/api/admin/faqs/${encodeURIComponent(id)}`, { ...changes, version })

/** A refusal too makes the lists old: somebody else has changed them. */
export function useUpdateFaq() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: updateFaq,
    onSettled: () => client.invalidateQueries({ queryKey: faqsQuery().queryKey }),
  })
}
