import type { Response } from "@playwright/test"
import { driftOf, endpointOf } from "../../../src/contract/check-response"
import { errorBody } from "../../../src/contract/common"
import { type Endpoint, file } from "../../../src/contract/endpoints/endpoint"

const isFile = ({ responses }: Endpoint): boolean => Object.values(responses).includes(file)

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status() === 204) return null
  // The body is no longer available if the page was left before it was read.
  const text = await response.text().catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as unknown)
}

/**
 * Compares a response with its contract.
 * @returns the difference in one line; null if it fits or is not from the API
 */
export async function driftIn(response: Response): Promise<string | null> {
  const { pathname } = new URL(response.url())
  const method = response.request().method()
  const status = response.status()
  if (!pathname.startsWith("/api/") || (status >= 300 && status < 400)) return null
  const endpoint = endpointOf(method, pathname)
  if (endpoint === undefined) return `${method} ${pathname} is no endpoint of the contract`
  if (status < 400 && isFile(endpoint)) return null
  const body = await bodyOf(response)
  if (body === undefined) return null
  if (status < 400) return driftOf(`${endpoint.method} ${endpoint.path}`, body)
  return errorBody.safeParse(body).success
    ? null
    : `${method} ${pathname} refused in another shape than agreed`
}
