import { driftOf } from "@contract/check-response"
import type { EndpointKey } from "@contract/endpoints"

/** @throws Error when a response isn't what its endpoint declares; logged too, since a caller may catch the error */
export function checkResponse(key: EndpointKey, body: unknown): void {
  const drift = driftOf(key, body)
  if (drift === null) return
  // eslint-disable-next-line no-console -- a page may render without the response, and the drift would go unnoticed
  console.error(drift)
  throw new Error(drift)
}
