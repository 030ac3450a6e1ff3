import { Button, Switch, Text } from "@medusajs/ui"
import { useId } from "react"
import type { AdminFaq } from "../../../../../src/contract/faq"

interface FaqRowProps {
  faq: AdminFaq
  isBusy: boolean
  onShow: (isVisible: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

/** One question, and what can be done with it. */
export const FaqRow = ({ faq, isBusy, onShow, onEdit, onDelete }: FaqRowProps) => {
  const id = useId()
  return (
    <li className="flex flex-col gap-3 px-6 py-4 md:flex-row md:items-start md:justify-between md:gap-6">
      <div className="min-w-0">
        <Text id={id} weight="plus" className="[overflow-wrap:anywhere]">
          {faq.question}
        </Text>
        <Text
          size="small"
          className="line-clamp-2 whitespace-pre-line text-ui-fg-subtle [overflow-wrap:anywhere]"
        >
          {faq.answer}
        </Text>
      </div>
      <div className="flex shrink-0 items-center justify-between gap-4">
        <label className="txt-small flex items-center gap-2">
          <Switch
            size="small"
            aria-describedby={id}
            checked={faq.isVisible}
            disabled={isBusy}
            onCheckedChange={onShow}
          />
          Visible
        </label>
        <div className="flex gap-2">
          <Button size="small" variant="secondary" aria-describedby={id} onClick={onEdit}>
            Edit
          </Button>
          <Button size="small" variant="transparent" aria-describedby={id} onClick={onDelete}>
            Delete
          </Button>
        </div>
      </div>
    </li>
  )
}
