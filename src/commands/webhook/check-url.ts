import { env } from "../../config/env"
import { invalid } from "../../lib/api-error"
import { reach } from "../../modules/webhook/send/deliver"
import { addressFor, faultOf, Unreachable } from "../../modules/webhook/send/reachable"

/**
 * Refuses a URL that must not be requested, by its host name and by the addresses that it resolves to now. Each
 * delivery checks again. A name that doesn't resolve yet is accepted: it may be set up later.
 * @returns the URL as it is stored
 * @throws ApiError VALIDATION_FAILED
 */
export async function checkUrl(text: string): Promise<string> {
  const fault = faultOf(text, reach(), !env().production)
  if (fault) throw invalid("url", fault)
  const url = new URL(text)
  url.hash = ""
  await addressFor(url, reach()).catch((error: unknown) => {
    if (error instanceof Unreachable && error.message !== "The address is private") return
    throw invalid("url", "The address is private. Webhooks are sent to public addresses only")
  })
  return url.href
}
