import { useMemo, useState } from "react"
import { useInfiniteQuery } from "@tanstack/react-query"
import type { HistoryEntry } from "@contract/history"
import { useFilters } from "~/lib/use-filters"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { ListShell } from "~/ui/list/list-shell"
import { historyFilters, historyQuery } from "./get-history"
import { HistoryCard, historyColumns, nameOf } from "./history-row"
import { HistoryToolbar } from "./history-toolbar"
import { RevertDialog } from "./revert-dialog"
import { texts } from "./texts"

/** The tenant's history: who changed what, with old and new values. */
export function HistoryView() {
  const filters = useFilters(historyFilters)
  const [chosen, setChosen] = useState<HistoryEntry | null>(null)
  const query = useInfiniteQuery(historyQuery(filters.values))
  const columns = useMemo(() => historyColumns(setChosen), [])
  const pages = query.data?.pages
  /** Memoized while the data is unchanged, because the table's rows derive from it. */
  const rows = useMemo(() => pages?.flatMap((it) => it.items), [pages])
  const { entry, revert } = filters.values
  const linked = revert === "open" ? rows?.find((it) => it.id === entry && it.isRevertible) : undefined
  const reverting = chosen ?? linked
  const close = () => {
    setChosen(null)
    if (revert !== "") filters.set({ revert: "" }, true)
  }
  return (
    <>
      <ListShell<HistoryEntry>
        noun={["change", "changes"]}
        columns={columns}
        rows={rows}
        {...(pages && { total: pages.at(-1)?.total ?? 0 })}
        rowId={(it) => it.id}
        rowName={nameOf}
        card={(it) => <HistoryCard entry={it} onRevert={setChosen} />}
        isFiltered={filters.isFiltered}
        isError={query.isError}
        onRetry={() => void query.refetch()}
        more={
          query.hasNextPage
            ? { busy: query.isFetchingNextPage, load: () => void query.fetchNextPage() }
            : null
        }
        toolbar={<HistoryToolbar {...filters} />}
        empty={<EmptyState icon="edit" title={texts.empty} />}
        noMatch={
          <EmptyState icon="search" title={texts.noMatch}>
            <Button look="outline" onClick={filters.clear}>
              {texts.clear}
            </Button>
          </EmptyState>
        }
      />
      {reverting && <RevertDialog entry={reverting} onClose={close} />}
    </>
  )
}
