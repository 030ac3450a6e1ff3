import { infiniteQueryOptions } from "@tanstack/react-query"
import type { HistoryEntry, HistoryThing } from "@contract/history"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { justLoadedMs } from "~/lib/page-data"
import { adminKeys } from "~/lib/admin-keys"
import { request, requestPage } from "~/lib/request"
import { entityWords, wayWords } from "./texts"

const pageSize = 50
/** Number of entities shown of a bulk history entry before it is expanded. */
const shownThings = 3

export const historyFilters = {
  search: {},
  entity: { allowed: Object.keys(entityWords) },
  by: {},
  way: { allowed: Object.keys(wayWords) },
  /** Filter by one entity, set by links from its form or page. */
  id: {},
  /** A single history entry, set by links from a toast or an import. */
  entry: {},
  /** Whether its revert dialog opens at once. */
  revert: { allowed: ["", "open"], orders: true },
} as const
export type HistoryFilters = Record<keyof typeof historyFilters, string>

interface Page<Item> {
  items: Item[]
  total: number
}

/** Cursor of the next page. */
const nextOf = (last: Page<unknown>, pages: readonly Page<unknown>[]): number | undefined => {
  const read = pages.reduce((sum, it) => sum + it.items.length, 0)
  return last.items.length > 0 && read < last.total ? read : undefined
}

/**
 * The matching history entries, newest first, page by page. The data is short-lived, because other admins are at work.
 */
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
    staleTime: justLoadedMs,
  })
}

const thingsAtOnce = 25

/** The changes of a history entry per entity. They never change. */
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
