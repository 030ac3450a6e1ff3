import { zodResolver } from "@hookform/resolvers/zod"
import { faqTexts, type AdminFaq, type FaqTexts } from "@contract/faq"
import { EditForm } from "~/admin/list/edit-form"
import { useCreateFaq, useUpdateFaq } from "./faq-requests"

const fields = [
  { name: "question", label: "Question", rows: 1 },
  { name: "answer", label: "Answer", rows: 4 },
] as const

const creating = { label: "Add FAQ", save: "Create FAQ", saved: "FAQ created successfully" }
const editing = { label: "Edit FAQ", save: "Save Changes", saved: "FAQ updated successfully" }

interface FaqFormProps {
  /** The FAQ to edit; null for a new one. */
  faq: AdminFaq | null
  onClose: () => void
}

/** Form of a question and its answer. */
export function FaqForm({ faq, onClose }: FaqFormProps) {
  const create = useCreateFaq()
  const update = useUpdateFaq()
  return (
    <EditForm<FaqTexts, AdminFaq>
      draft={`faq:${faq?.id ?? "new"}`}
      entity={faq}
      fields={fields}
      resolver={zodResolver(faqTexts)}
      valuesOf={(it) => ({ question: it?.question ?? "", answer: it?.answer ?? "" })}
      save={({ values, changes, base }) =>
        base
          ? update.mutateAsync({ id: base.id, version: base.version, changes })
          : create.mutateAsync(values)
      }
      texts={{ ...(faq ? editing : creating), saveFailed: "Failed to save the FAQ" }}
      onClose={onClose}
    />
  )
}
