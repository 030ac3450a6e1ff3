import { Button, Drawer, Input, Label, Text, Textarea } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { faqTexts, type AdminFaq, type FaqTexts } from "../../../../../src/contract/faq"

interface FaqDrawerProps {
  title: string
  faq: AdminFaq | null
  /** `opened` is the question as it was when the drawer opened: its version goes along. */
  save: (opened: AdminFaq | null, texts: FaqTexts, onSuccess: () => void) => void
  onClose: () => void
}

/** Question and answer; stays open, with what was typed, until it is saved or closed. */
export const FaqDrawer = ({ title, faq, save, onClose }: FaqDrawerProps) => {
  const [opened] = useState(faq)
  const [draft, setDraft] = useState({ question: faq?.question ?? "", answer: faq?.answer ?? "" })
  const [problem, setProblem] = useState("")
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = faqTexts.safeParse(draft)
    setProblem(read.error?.issues[0]?.message ?? "")
    if (read.success) save(opened, read.data, onClose)
  }
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body>
          <form id="faq" onSubmit={submit} className="flex flex-col gap-4">
            <div className="flex flex-col gap-2">
              <Label htmlFor="faq-question">Question</Label>
              <Input
                id="faq-question"
                value={draft.question}
                onChange={(event) => setDraft({ ...draft, question: event.target.value })}
              />
            </div>
            <div className="flex flex-col gap-2">
              <Label htmlFor="faq-answer">Answer</Label>
              <Textarea
                id="faq-answer"
                rows={8}
                value={draft.answer}
                onChange={(event) => setDraft({ ...draft, answer: event.target.value })}
              />
            </div>
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
          <Button type="submit" form="faq">
            {faq ? "Save Changes" : "Create FAQ"}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
