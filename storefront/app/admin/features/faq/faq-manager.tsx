import { useQuery } from "@tanstack/react-query"
import { ListPage } from "~/admin/list/list-page"
import { RemoveDialog } from "~/admin/list/remove-dialog"
import { EmptyState } from "~/ui/empty-state"
import { FaqForm } from "./faq-form"
import { adminFaqsQuery, useDeleteFaq } from "./faq-requests"
import { FaqRow } from "./faq-row"

const removal = {
  title: "Delete FAQ?",
  description: "Are you sure you want to delete this FAQ? This action cannot be undone.",
  removed: "FAQ deleted successfully",
  failed: "Failed to delete the FAQ",
}

/** The tenant's FAQs for its admins. One is added or edited at a time. */
export const FaqManager = () => (
  <ListPage
    query={useQuery(adminFaqsQuery())}
    loading="Loading FAQs"
    loadFailed="The FAQs could not be loaded. They are safe."
    empty={<EmptyState icon="mail" title={'No FAQs yet. Click "Add FAQ" to create one.'} />}
    title="FAQ Management"
    add="Add FAQ"
    look="cards"
    row={(faq, context) => <FaqRow faq={faq} {...context} />}
    form={(faq, onClose) => <FaqForm key={faq?.id ?? "new"} faq={faq} onClose={onClose} />}
    removal={({ id, question }, onClose) => (
      <RemoveDialog
        id={id}
        name={question}
        useRemove={useDeleteFaq}
        undo={{ removed: "faq", id }}
        texts={removal}
        onClose={onClose}
      />
    )}
  />
)
