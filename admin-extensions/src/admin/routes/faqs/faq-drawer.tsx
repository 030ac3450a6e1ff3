import { Button, Drawer, Text } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { faqTexts, type AdminFaq, type FaqTexts } from "../../../../../src/contract/faq"
import { Field } from "../../lib/field"

interface FaqDrawerProps {
  /** The FAQ when the drawer opened; its version is sent with the change. null: a new FAQ. */
  faq: AdminFaq | null
  isSaving: boolean
  onSave: (texts: FaqTexts) => void
  onClose: () => void
}

/** Form of question and answer. It stays open, with the typed text, until it is saved or closed. */
export const FaqDrawer = ({ faq, isSaving, onSave, onClose }: FaqDrawerProps) => {
  const [draft, setDraft] = useState({ question: faq?.question ?? "", answer: faq?.answer ?? "" })
  const [problem, setProblem] = useState("")
  const change = (texts: Partial<FaqTexts>) => {
    setProblem("")
    setDraft({ ...draft, ...texts })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = faqTexts.safeParse(draft)
    setProblem(read.error?.issues[0]?.message ?? "")
    if (read.success) onSave(read.data)
  }
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{faq ? "Edit FAQ" : "Add FAQ"}</Drawer.Title>
          <Drawer.Description>Shown on the store&apos;s FAQ page.</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="overflow-y-auto">
          <form id="faq" noValidate onSubmit={submit} className="flex flex-col gap-4">
            <Field
              label="Question"
              value={draft.question}
              onChange={(question) => change({ question })}
              required
            />
            <Field
              label="Answer"
              rows={8}
              value={draft.answer}
              onChange={(answer) => change({ answer })}
              required
            />
            {problem && (
              <Text role="alert" size="small" className="text-ui-fg-error">
                {problem}
              </Text>
            )}
          </form>
        </Drawer.Body>
        <Drawer.Footer>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="faq" isLoading={isSaving}>
            {faq ? "Save Changes" : "Create FAQ"}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
