import { texts } from "./texts"

interface UnsetTextProps {
  /** What says that the store has no words of its own. */
  says: string
  /** What the store shows instead. */
  instead: string
}

/** Stands in a row that the store has not written. */
export const UnsetText = ({ says, instead }: UnsetTextProps) => (
  <>
    <p className="mt-1 text-stone-600 italic">{says}</p>
    {instead !== "" && (
      <p className="mt-1 line-clamp-2 max-w-[70ch] text-sm break-words text-stone-600">
        {texts.shownInstead}: “{instead}”
      </p>
    )}
  </>
)
