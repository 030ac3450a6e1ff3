import type { Response } from "@playwright/test"
import { errorBody } from "../../../src/contract/common"
import { callOf, driftOf } from "../../../src/contract/answers"

/** Files that pages fetch as they are. */
const FILES =
  /^\/api\/(orders\/[^/]+\/(invoice|credit-notes\/[^/]+)|account\/export|admin\/orders\/documents|admin\/reports\/gst|superadmin\/tenants\/[^/]+\/export)$/

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status() === 204) return null
  // A page that is left takes its answers along: what nobody could read, nobody was misled by.
  const text = await response.text().catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as unknown)
}

/** How an answer that the browser got differs from its contract, in one line; null when it fits or is none of the API's. */
export async function driftIn(response: Response): Promise<string | null> {
  const { pathname } = new URL(response.url())
  const method = response.request().method()
  const status = response.status()
  if (!pathname.startsWith("/api/") || FILES.test(pathname) || (status >= 300 && status < 400)) return null
  const body = await bodyOf(response)
  if (body === undefined) return null
  if (status >= 400) {
    return errorBody.safeParse(body).success
      ? null
      : `${method} ${pathname} refused in another shape than agreed`
  }
  const call = callOf(method, pathname)
  return call === undefined ? `${method} ${pathname} is no call of the contract` : driftOf(call, body)
}
