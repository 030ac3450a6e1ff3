import { useState } from "react"
import { useQuery } from "@tanstack/react-query"
import { useSearchParams } from "react-router-dom"
import type { ViewList } from "@contract/view"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { Skeleton } from "~/ui/skeleton"
import { viewsQuery } from "./get-views"
import { SaveViewForm } from "./save-view-form"
import { texts } from "./texts"
import { ViewRow } from "./view-row"
import { viewQuery } from "./view-query"

/** Menu of a list's saved views: the admin's own and the tenant's. */
export function ViewsMenu({ list, size = "medium" }: { list: ViewList; size?: "small" | "medium" }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={size} look="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.views}
      </Button>
      {isOpen && <ViewsSheet list={list} onClose={() => setOpen(false)} />}
    </>
  )
}

function ViewsSheet({ list, onClose }: { list: ViewList; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(viewsQuery(list))
  const [params, setParams] = useSearchParams()
  const present = viewQuery(list, params)
  return (
    <Dialog title={texts.views} description={texts.hint} shape="sheet" onClose={onClose}>
      <div className="grid gap-6">
        {data ? (
          data.length > 0 ? (
            <ul aria-label={texts.views} className="-mx-3 grid gap-1">
              {data.map((it) => (
                <li key={it.id}>
                  <ViewRow
                    view={it}
                    isShown={viewQuery(list, new URLSearchParams(it.query)) === present}
                    onApply={() => {
                      setParams(new URLSearchParams(it.query), { preventScrollReset: true })
                      onClose()
                    }}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-stone-600">{texts.empty}</p>
          )
        ) : isError ? (
          <div className="grid justify-items-start gap-3">
            <p role="alert">{texts.loadFailed}</p>
            <Button size="small" look="outline" onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          </div>
        ) : (
          <div role="status">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-14 rounded-xl" />
          </div>
        )}
        <SaveViewForm list={list} query={present} />
      </div>
    </Dialog>
  )
}
