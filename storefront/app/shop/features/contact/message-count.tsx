import { maxContactMessage } from "@contract/rules/contact"
import { contactTexts } from "@contract/texts/contact"
import { useText } from "~/lib/site"
import { useSettled } from "./use-settled"

/** Length of the message: updates with each key, announced when typing pauses. */
export function MessageCount({ length }: { length: number }) {
  const text = useText(contactTexts)
  const settled = useSettled(length)
  return (
    <>
      <span aria-hidden="true" className="tabular-nums">
        {length}/{maxContactMessage}
      </span>
      <span role="status" className="sr-only">
        {settled > 0 && text("contact_form_left", { n: maxContactMessage - settled, max: maxContactMessage })}
      </span>
    </>
  )
}
