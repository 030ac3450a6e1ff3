import { useState } from "react"
import { useInfiniteQuery } from "@tanstack/react-query"
import type { HistoryEntry } from "@contract/history"
import { Button } from "~/ui/button"
import { Skeleton } from "~/ui/skeleton"
import { ChangeList } from "./change-list"
import { thingsQuery } from "./get-history"
import { actWords, texts } from "./texts"
import { changedFields, entryWord } from "./words"

/** All entities of a bulk history entry, page by page. */
function Things({ entry: { id, entity } }: { entry: HistoryEntry }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    thingsQuery(id)
  )
  if (!data) {
    return isError ? (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        {texts.thingsFailed}
        <Button size="small" look="outline" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </p>
    ) : (
      <Skeleton className="h-24 rounded-md" />
    )
  }
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {data.pages.flat().map((it) => (
          <li key={it.entityId} className="border-l-2 border-stone-200 pl-3">
            <p className="font-medium wrap-anywhere">
              {it.name} <span className="font-normal text-stone-600">{actWords[it.act]}</span>
            </p>
            {it.act === "changed" && <ChangeList entity={entity} act={it.act} changes={it.changes} />}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button size="small" look="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.showMore}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Summary of a bulk edit or import: the number of entities, and each of them when expanded. */
export function EntryThings({ entry }: { entry: HistoryEntry }) {
  const [isOpen, setOpen] = useState(false)
  const fields = changedFields(entry)
  return (
    <div className="grid gap-1">
      {fields && <p className="wrap-anywhere">{fields}</p>}
      <div>
        <Button
          size="small"
          look="quiet"
          className="-mx-4"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? texts.hideAll : texts.showAll(entry.things)}: ${entryWord(entry)}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.hideAll : texts.showAll(entry.things)}
        </Button>
      </div>
      {isOpen && <Things entry={entry} />}
    </div>
  )
}
