import {
  dehydrate,
  type DehydratedState,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from "@tanstack/react-query"
import type { AppLoadContext } from "react-router"
import { ApiError, type Api } from "./api"
import { browserApi } from "./browser-api"
import { httpError } from "./http-error"
import { newQueryClient, queryClient } from "./query-client"

/** Fills the query cache with a page's data. Runs on the server on the first visit, in the browser afterwards. */
export type Load = (client: QueryClient, api: Api) => Promise<unknown>

/** What a loader passes to the page: the cache's content from the server, nothing in the browser. */
export interface PageData {
  dehydrated: DehydratedState | null
}

/** Body of the error when the browser could not reach the server. */
export interface Unreached {
  unreached: true
}

/** Converts an API error to the page's status: 404 stays 404; 503 when the API is unreachable or fails. */
function refuse(error: unknown): never {
  if (error instanceof ApiError && error.status === 0) httpError(503, { unreached: true } satisfies Unreached)
  if (error instanceof ApiError) httpError(error.status >= 400 && error.status < 500 ? error.status : 503)
  throw error
}

/** A route's `loader`. A 404 of the API becomes a 404 page. */
export async function serverData({ api }: AppLoadContext, load: Load): Promise<PageData> {
  const client = newQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  try {
    await load(client, api)
  } catch (error) {
    refuse(error)
  }
  const dehydrated = dehydrate(client)
  client.clear()
  return { dehydrated }
}

/**
 * Fetches the data of a query for a load. Waits only when the cache has nothing to show: data that is merely old is
 * returned at once, and replaced on the page when the response arrives.
 */
export async function shownData<T, Key extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<T, Error, T, T, Key>
): Promise<T> {
  const { data, isInvalidated } = client.getQueryState<T>(query.queryKey) ?? {}
  const loading = client.query(query)
  if (data === undefined || isInvalidated) return loading
  loading.catch(() => undefined)
  return data
}

/**
 * Age in ms below which a list of the back office is current. Others change these lists, so that each visit requests
 * them; the page that a visit renders uses what its `clientLoader` has just received.
 */
export const justLoadedMs = 1_000

/**
 * A load that starts its requests when a link is pressed and doesn't wait for them. The list shows its own loading
 * state and failure.
 */
export const started =
  (start: Load): Load =>
  (client, api) => {
    start(client, api).catch(() => undefined)
    return Promise.resolve()
  }

/** A route's `clientLoader`: requests /api directly and skips data that is still fresh. */
export async function browserData(load: Load): Promise<PageData> {
  try {
    await load(queryClient(), browserApi)
  } catch (error) {
    refuse(error)
  }
  return { dehydrated: null }
}
