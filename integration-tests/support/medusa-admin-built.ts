import { product } from "./product"
import { waitFor } from "./wait-for"

/** Maximum duration of the first build on a busy machine, in ms. */
export const patience = 20 * 60_000

/** Waits until the server serves Medusa Admin, which is built in the background when its sources have changed. */
export async function medusaAdminIsBuilt(): Promise<void> {
  await waitFor(
    "Medusa Admin",
    async () => ((await fetch(`${product().medusaUrl}/app`)).status === 503 ? undefined : true),
    patience
  )
}
