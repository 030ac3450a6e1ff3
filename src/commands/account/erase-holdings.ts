import { flushModules } from "../../medusa/shared-context"
import type { Held } from "./export-parts"
import { holdings } from "./holdings"

/** Erases all data that the tenant holds about an account, except what the law requires it to keep. */
export async function eraseHoldings(held: Held): Promise<void> {
  for (const it of Object.values(holdings)) {
    await it.erase(held)
    await flushModules(held.tx)
  }
}
