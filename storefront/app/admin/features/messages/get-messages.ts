import { queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { justLoadedMs } from "~/lib/page-data"
import { adminKeys } from "~/lib/admin-keys"
import { requestPage } from "~/lib/request"

export const messagesPerPage = 25

const getMessages = (api: Api, page: number) =>
  requestPage(
    api,
    "GET /api/admin/contact-messages",
    new URLSearchParams({ limit: String(messagesPerPage), offset: String((page - 1) * messagesPerPage) })
  )

/** Page number in the URL, from 1. */
export const messagesPageOf = (params: URLSearchParams): number => {
  const page = Number(params.get("page") ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}

/**
 * One page of the inbox, newest first. The data is short-lived, because shoppers write and another admin may be
 * replying.
 */
export const messagesQuery = (page: number, api: Api = browserApi) =>
  queryOptions({
    queryKey: adminKeys.messagesPage(page),
    queryFn: () => getMessages(api, page),
    staleTime: justLoadedMs,
  })
