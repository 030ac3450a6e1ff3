import { useEffect, useRef } from "react"
import { thumbnail } from "~/lib/images"
import { formatCount } from "~/lib/money"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"
import { useStoneCount } from "./results-region"
import { marked, type SuggestionOption } from "./suggestion-options"

interface SuggestionGroupProps {
  /** Id of the listbox, from which option ids are derived. */
  id: string
  title: string
  options: SuggestionOption[]
  /** Index of the first option in the whole list. */
  from?: number
  active: number
  typed: string
  onPick: (href: string) => void
}

/** The filters or the products among the suggestions. */
export function SuggestionGroup({
  id,
  title,
  options,
  from = 0,
  active,
  typed,
  onPick,
}: SuggestionGroupProps) {
  const countStones = useStoneCount()
  const marker = useRef<HTMLDivElement>(null)
  useEffect(() => marker.current?.scrollIntoView({ block: "nearest" }), [active])
  if (!options.length) return null
  return (
    <div role="group" aria-label={title}>
      <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm font-semibold text-stone-600">
        {title}
      </p>
      {options.map((it, index) => {
        const place = from + index
        return (
          <div
            key={it.key}
            ref={place === active ? marker : null}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === active}
            // As one string: the highlights split words into elements.
            aria-label={[it.label, it.note, it.count !== undefined && countStones(it.count)]
              .filter(Boolean)
              .join(", ")}
            // Keeps the focus in the input, so that the list stays open until the click has been handled.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(it.href)}
            className={cn(
              "flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5",
              place === active ? "bg-stone-900/8" : "hover:bg-stone-900/5"
            )}
          >
            {it.image !== undefined && <Thumb url={it.image} />}
            <span className="min-w-0 grow">
              <Marked label={it.label} typed={typed} />
              {it.note && <span className="text-stone-600"> · {it.note}</span>}
            </span>
            {it.count !== undefined && (
              <span className="text-sm text-stone-600 tabular-nums">{formatCount(it.count)}</span>
            )}
          </div>
        )
      })}
    </div>
  )
}

const Thumb = ({ url }: { url: string | null }) =>
  url === null ? (
    <span className="plate grid size-11 shrink-0 place-items-center rounded-lg text-stone-400">
      <Icon name="gem" />
    </span>
  ) : (
    <img
      src={thumbnail(url)}
      alt=""
      width={44}
      height={44}
      className="plate size-11 shrink-0 rounded-lg object-cover"
    />
  )

const Marked = ({ label, typed }: { label: string; typed: string }) => (
  <>
    {marked(label, typed).map((it, index) =>
      it.hit ? (
        <mark key={index} className="bg-transparent font-semibold text-inherit">
          {it.text}
        </mark>
      ) : (
        it.text
      )
    )}
  </>
)
