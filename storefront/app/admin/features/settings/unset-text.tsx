import { texts } from "./texts"

interface UnsetTextProps {
  /** Text that shows that the tenant has none of its own. */
  message: string
  /** The text that is used instead. */
  instead: string
}

/** Shown in a row without a text of the tenant. */
export const UnsetText = ({ message, instead }: UnsetTextProps) => (
  <>
    <p className="mt-1 text-stone-600 italic">{message}</p>
    {instead !== "" && (
      <p className="mt-1 line-clamp-2 max-w-[70ch] text-sm break-words text-stone-600">
        {texts.shownInstead}: “{instead}”
      </p>
    )}
  </>
)
