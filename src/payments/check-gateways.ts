import { env } from "../config/env"
import { providers } from "./providers"

const timeoutMs = 8_000

/** Requests each provider's API without credentials. @throws if one can't be reached, or responds with a 5xx */
export async function checkGateways(): Promise<void> {
  await Promise.all(
    providers.map(async ({ name, api }) => {
      const response = await fetch(env()[api], {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "manual",
      })
      await response.body?.cancel()
      if (response.status >= 500) throw new Error(`${name} responds with ${String(response.status)}`)
    })
  )
}
