import { dehydrate, type DehydratedState, type QueryClient } from "@tanstack/react-query"
import type { AppLoadContext } from "react-router"
import { ApiError, type Api } from "./api"
import { browserApi } from "./browser-api"
import { httpError } from "./http-error"
import { newQueryClient, queryClient } from "./query-client"

/** Fills the cache with what a page shows. Runs on the server at the first visit, in the browser after. */
export type Load = (client: QueryClient, api: Api) => Promise<unknown>

/** What a loader hands to the page: the cache's content from the server, nothing in the browser. */
export interface PageData {
  dehydrated: DehydratedState | null
}

/** What an error says when the browser had no line to the store. */
export interface Unreached {
  unreached: true
}

/** A refusal of the API is the page's own: 404 as 404, and where the API is away or at fault, 503. */
function refuse(error: unknown): never {
  if (error instanceof ApiError && error.status === 0) httpError(503, { unreached: true } satisfies Unreached)
  if (error instanceof ApiError) httpError(error.status >= 400 && error.status < 500 ? error.status : 503)
  throw error
}

/** For a route's `loader`. What the API doesn't find is a 404 page. */
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

/** For a route's `clientLoader`: straight to /api, skipping what is still fresh. */
export async function browserData(load: Load): Promise<PageData> {
  try {
    await load(queryClient(), browserApi)
  } catch (error) {
    refuse(error)
  }
  return { dehydrated: null }
}
