import { Button, Text } from "@medusajs/ui"
import { useId } from "react"
import type { AdminFaq } from "../../../../../src/contract/faq"
import { SwitchedRow } from "../../lib/switched-row"

interface FaqRowProps {
  faq: AdminFaq
  isBusy: boolean
  onShow: (isVisible: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

/** Row of one FAQ with its actions. */
export const FaqRow = ({ faq, isBusy, onShow, onEdit, onDelete }: FaqRowProps) => {
  const id = useId()
  return (
    <SwitchedRow
      nameId={id}
      word="Visible"
      isOn={faq.isVisible}
      isBusy={isBusy}
      onSwitch={onShow}
      buttons={
        <div className="flex gap-2">
          <Button size="small" variant="secondary" aria-describedby={id} onClick={onEdit}>
            Edit
          </Button>
          <Button size="small" variant="transparent" aria-describedby={id} onClick={onDelete}>
            Delete
          </Button>
        </div>
      }
    >
      <Text id={id} weight="plus" className="[overflow-wrap:anywhere]">
        {faq.question}
      </Text>
      <Text
        size="small"
        className="line-clamp-2 whitespace-pre-line text-ui-fg-subtle [overflow-wrap:anywhere]"
      >
        {faq.answer}
      </Text>
    </SwitchedRow>
  )
}
