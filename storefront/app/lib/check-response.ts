import { driftOf } from "@contract/check-response"
import type { EndpointKey } from "@contract/endpoints"

/**
 * Checks a response against its endpoint's schema. It also logs the failure, because a caller may catch the error.
 * @throws Error when the response doesn't match
 */
export function checkResponse(key: EndpointKey, body: unknown): void {
  const drift = driftOf(key, body)
  if (drift === null) return
  // eslint-disable-next-line no-console -- a page may render without the response, and the drift would go unnoticed
  console.error(drift)
  throw new Error(drift)
}
