import { env } from "../../config/env"
import { invalid } from "../../lib/api-error"
import { reach } from "../../modules/webhook/send/deliver"
import { addressFor, faultOf, Unreachable } from "../../modules/webhook/send/reachable"

/**
 * Refuses an address that must not be called, by its name and by what the name leads to now; each sending looks again. A
 * name that leads nowhere yet is taken: it may be set up later.
 * @returns the address as it is kept
 * @throws ApiError VALIDATION_FAILED
 */
export async function checkUrl(text: string): Promise<string> {
  const fault = faultOf(text, reach(), !env().production)
  if (fault) throw invalid("url", fault)
  const url = new URL(text)
  url.hash = ""
  await addressFor(url, reach()).catch((error: unknown) => {
    if (error instanceof Unreachable && error.message !== "The address is private") return
    throw invalid("url", "The address is private; only public ones are called")
  })
  return url.href
}
