import { useState } from "react"
import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { faqTexts, type AdminFaq, type FaqTexts } from "@contract/faq"
import { ApiError, messageOf } from "~/lib/api"
import { staleOf } from "~/lib/stale"
import { useDraft } from "~/lib/use-draft"
import { Button } from "~/ui/button"
import { ClashNote } from "~/ui/clash-note"
import { tellProblem } from "~/ui/tell-problem"
import { TextAreaField } from "~/ui/text-area-field"
import { toast } from "~/ui/toast-store"
import { useCreateFaq } from "./create-faq"
import { useUpdateFaq } from "./update-faq"

const fields = ["question", "answer"] as const
type Field = (typeof fields)[number]
const labels: Record<Field, string> = { question: "Question", answer: "Answer" }

interface FaqFormProps {
  /** The FAQ to edit; null for a new one. */
  faq: AdminFaq | null
  /** Called after saving or cancelling. */
  onClose: () => void
}

/**
 * Form of a question and its answer. Unsaved input is kept until it is saved or cancelled. Concurrent changes of the
 * same field are resolved by the user.
 */
export function FaqForm({ faq, onClose }: FaqFormProps) {
  const draft = useDraft<{ base: AdminFaq | null; values: FaqTexts }>(`faq:${faq?.id ?? "new"}`)
  /** The version that the edit is based on. */
  const [base, setBase] = useState(draft.kept?.base ?? faq)
  const [clashes, setClashes] = useState<readonly string[]>([])
  const form = useForm<FaqTexts>({
    resolver: zodResolver(faqTexts),
    defaultValues: draft.kept?.values ?? { question: faq?.question ?? "", answer: faq?.answer ?? "" },
  })
  const create = useCreateFaq()
  const update = useUpdateFaq()
  const { errors } = form.formState
  /** One message at a time: blank fields share it. */
  const wrong = fields.find((it) => errors[it])

  const close = () => {
    draft.drop()
    onClose()
  }
  const fail = (error: Error) => {
    const stale = staleOf<AdminFaq>(error)
    if (stale) settle(stale.current, stale.fields)
    else if (error instanceof ApiError && error.status === 400)
      form.setError("question", { message: error.message })
    tellProblem(messageOf(error, "Failed to save the FAQ"))
  }
  /**
   * Adopts the other admin's changes to fields that this admin has not changed; conflicting fields are left to choose.
   */
  const settle = (current: AdminFaq, fieldsOfBoth: readonly string[]) => {
    for (const field of fields) {
      if (form.getValues(field) === base?.[field]) form.setValue(field, current[field])
    }
    setBase(current)
    setClashes(fieldsOfBoth)
    draft.keep({ base: current, values: form.getValues() })
  }
  const save = (values: FaqTexts) => {
    const done = (title: string) => ({
      onSuccess: () => {
        close()
        toast({ title })
      },
      onError: fail,
    })
    if (!base) {
      create.mutate(values, done("FAQ created successfully"))
      return
    }
    const changes = Object.fromEntries(
      fields.filter((it) => values[it] !== base[it]).map((it) => [it, values[it]])
    )
    update.mutate({ id: base.id, version: base.version, changes }, done("FAQ updated successfully"))
  }

  return (
    <form
      noValidate
      aria-label={faq ? "Edit FAQ" : "Add FAQ"}
      onSubmit={form.handleSubmit(save)}
      onChange={() => draft.keep({ base, values: form.getValues() })}
      className="grid gap-4 rounded-2xl bg-white p-5 shadow-soft sm:p-6"
    >
      {fields.map((field) => (
        <div key={field} className="grid gap-3">
          <TextAreaField
            label={labels[field]}
            rows={field === "question" ? 1 : 4}
            autoFocus={field === "question"}
            required
            error={field === wrong ? errors[field]?.message : undefined}
            {...form.register(field)}
          />
          {base && clashes.includes(field) && (
            <ClashNote
              label={labels[field]}
              theirs={base[field]}
              onKeep={() => setClashes(clashes.filter((it) => it !== field))}
              onTake={() => {
                form.setValue(field, base[field])
                setClashes(clashes.filter((it) => it !== field))
              }}
            />
          )}
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={create.isPending || update.isPending}>
          {faq ? "Save Changes" : "Create FAQ"}
        </Button>
        <Button size="small" look="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
