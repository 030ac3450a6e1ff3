import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** The account's sessions, most recently used first. */
const getSessions = (api: Api) => request(api, "GET /api/auth/sessions")

export const sessionsQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.sessions, queryFn: () => getSessions(api) })

export const useSessions = () => useQuery(sessionsQuery())
