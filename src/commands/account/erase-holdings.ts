import { flushModules } from "../../medusa/shared-context"
import type { Held } from "./export-parts"
import { holdings } from "./holdings"

/** Erases all that the shop holds about an account, but for what the law wants kept. */
export async function eraseHoldings(held: Held): Promise<void> {
  for (const it of Object.values(holdings)) {
    await it.erase(held)
    await flushModules(held.tx)
  }
}
