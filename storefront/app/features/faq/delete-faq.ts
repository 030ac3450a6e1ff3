import { useMutation, useQueryClient } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { faqsQuery } from "./get-faqs"

const deleteFaq = (id: string) => browserApi.send<null>("DELETE", `/api/admin/faqs/${encodeURIComponent(id)}`)

/** A refusal too makes the lists old: somebody else has removed it. */
export function useDeleteFaq() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deleteFaq,
    onSettled: () => client.invalidateQueries({ queryKey: faqsQuery().queryKey }),
  })
}
