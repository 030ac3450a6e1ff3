import { infiniteQueryOptions } from "@tanstack/react-query"
import type { HistoryEntry, HistoryThing } from "@contract/history"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request, requestPage } from "~/lib/request"
import { entityWords, wayWords } from "./texts"

const pageSize = 50
/** Of an entry that covers many things, so many are shown before it is unfolded. */
const shownThings = 3

export const historyFilters = {
  search: {},
  entity: { allowed: Object.keys(entityWords) },
  by: {},
  way: { allowed: Object.keys(wayWords) },
  /** One thing's own changes: where its form or page leads to. */
  id: {},
  /** One entry: where a toast or an import leads to. */
  entry: {},
  /** Its dialog lies open: what would go back is shown at once. */
  revert: { allowed: ["", "open"], orders: true },
} as const
export type HistoryFilters = Record<keyof typeof historyFilters, string>

interface Page<Item> {
  items: Item[]
  total: number
}

/** Where the page after these begins. */
const nextOf = (last: Page<unknown>, pages: readonly Page<unknown>[]): number | undefined => {
  const read = pages.reduce((sum, it) => sum + it.items.length, 0)
  return last.items.length > 0 && read < last.total ? read : undefined
}

/** The changes that match, the newest first, page after page. Never fresh for long: colleagues are at work. */
export function historyQuery({ revert: _dialog, ...values }: HistoryFilters, api: Api = browserApi) {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""))
  query.set("things", String(shownThings))
  query.sort()
  return infiniteQueryOptions({
    queryKey: adminKeys.historyList(query.toString()),
    queryFn: ({ pageParam }): Promise<Page<HistoryEntry>> => {
      const page = new URLSearchParams(query)
      page.set("limit", String(pageSize))
      page.set("offset", String(pageParam))
      return requestPage(api, "GET /api/admin/history", page)
    },
    initialPageParam: 0,
    getNextPageParam: nextOf,
    staleTime: 0,
  })
}

const thingsAtOnce = 25

/** What an entry did to each of its things. It never changes. */
export const thingsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: adminKeys.historyThings(id),
    queryFn: async ({ pageParam }): Promise<HistoryThing[]> => {
      const query = new URLSearchParams({ limit: String(thingsAtOnce), offset: String(pageParam) })
      return request(browserApi, "GET /api/admin/history/:id/things", { params: { id }, query })
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length === thingsAtOnce ? pages.length * thingsAtOnce : undefined,
  })
