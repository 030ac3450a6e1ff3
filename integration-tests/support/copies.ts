import { pictureWidths } from "../../src/contract/rules/pictures"
import { rows } from "./database"
import { waitFor } from "./wait-for"

/** File names of a photograph's copies, from its URL. */
export function copiesOf(url: string): string[] {
  const hash = url.slice(url.lastIndexOf("/") + 1, -".webp".length)
  const widths = pictureWidths.flatMap((it) => [`${hash}-${it}.webp`, `${hash}-${it}.avif`])
  return [...widths, `${hash}.avif`, `${hash}-1200.jpg`].sort()
}

/** Waits until due work has created the copies of all pictures of a tenant, also of those that are due later. */
export async function copiesMade(tenantId: string): Promise<void> {
  await rows("update picture_due set due_at = now() where tenant_id = $1 and due_at > now()", [tenantId])
  await waitFor(
    "the copies of pictures",
    async () =>
      (await rows("select 1 from picture_due where tenant_id = $1", [tenantId])).length ? undefined : true,
    120_000
  )
}
