import { toast } from "@medusajs/ui"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { AdminFaq, FaqTexts, FaqUpdateBody } from "../../../../../src/contract/faq"
import { ratna } from "../../lib/ratna"
import { showError } from "../../lib/show-error"

/** FAQs of one tenant and their mutations. After every mutation, failed ones included, the list is fetched again. */
export function useFaqs(tenantId: string) {
  const client = useQueryClient()
  const path = `/tenants/${encodeURIComponent(tenantId)}/faqs`
  const queryKey = ["ratna", "faqs", tenantId]
  const list = useQuery({ queryKey, queryFn: () => ratna<AdminFaq[]>("GET", path) })
  const then = (done: string) => ({
    onSuccess: () => toast.success(done),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const create = useMutation({
    mutationFn: (body: FaqTexts) => ratna<AdminFaq>("POST", path, body),
    ...then("FAQ created successfully"),
  })
  const update = useMutation({
    mutationFn: ({ faq: { id, version }, changes }: { faq: AdminFaq; changes: FaqUpdateBody }) =>
      ratna<AdminFaq>("PUT", `${path}/${id}`, { ...changes, version }),
    ...then("FAQ updated successfully"),
  })
  const remove = useMutation({
    mutationFn: (id: string) => ratna<null>("DELETE", `${path}/${id}`),
    ...then("FAQ deleted successfully"),
  })
  return { list, create, update, remove }
}
