import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useSearchParams } from "react-router-dom"
import { Loaded } from "~/admin/list/loaded"
import { EmptyState } from "~/ui/empty-state"
import { Pagination } from "~/ui/pagination"
import { messagesPageOf, messagesPerPage, messagesQuery } from "./get-messages"
import { MessageCard } from "./message-card"
import { texts } from "./texts"

/** The inbox, page by page. */
export function MessageList({ path }: { path: string }) {
  const page = messagesPageOf(useSearchParams()[0])
  const messages = useQuery({ ...messagesQuery(page), placeholderData: keepPreviousData })
  return (
    <Loaded query={messages} loading={texts.loading} loadFailed={texts.loadFailed}>
      {(data) => {
        if (data.total === 0) return <EmptyState icon="mail" title={texts.empty} />
        return (
          <div className="grid max-w-4xl gap-3">
            <p role="status" className="text-sm text-stone-600">
              {texts.count(data.total)}
            </p>
            <ul className="grid gap-3">
              {data.items.map((it) => (
                <li key={it.id}>
                  <MessageCard message={it} />
                </li>
              ))}
            </ul>
            <Pagination
              page={page}
              pages={Math.ceil(data.total / messagesPerPage)}
              href={(it) => (it === 1 ? path : `${path}?page=${String(it)}`)}
            />
          </div>
        )
      }}
    </Loaded>
  )
}
