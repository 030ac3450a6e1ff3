import { product } from "./product"
import { waitFor } from "./wait-for"

/** Milliseconds that its first build may take on a busy machine. */
const patience = 20 * 60_000

/** Waits until the server shows Medusa Admin, which is built beside the running product when its sources have changed. */
export async function medusaAdminIsBuilt(): Promise<void> {
  await waitFor(
    "Medusa Admin",
    async () => ((await fetch(`${product().medusaUrl}/app`)).status === 503 ? undefined : true),
    patience
  )
}
