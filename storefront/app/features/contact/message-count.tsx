import { maxContactMessage } from "@contract/rules/contact"
import { useSettled } from "./use-settled"

/** How much of a message is written: seen at each key, spoken when the writer pauses. */
export function MessageCount({ length }: { length: number }) {
  const settled = useSettled(length)
  return (
    <>
      <span aria-hidden="true" className="tabular-nums">
        {length}/{maxContactMessage}
      </span>
      <span role="status" className="sr-only">
        {settled > 0 && `${maxContactMessage - settled} of ${maxContactMessage} characters left`}
      </span>
    </>
  )
}
