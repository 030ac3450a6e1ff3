import type { TenantTx } from "../../../db/with-tenant"
import { ApiError } from "../../../lib/api-error"
import { productsAt } from "../write-products"

const ownerOf = async (tx: TenantTx, slug: string): Promise<string | undefined> =>
  (await productsAt(tx, [slug])).known.get(slug)

/** @throws ApiError CONFLICT if another product has the slug */
export async function requireFreeSlug(tx: TenantTx, slug: string, id: string | null): Promise<void> {
  const owner = await ownerOf(tx, slug)
  if (owner === undefined || owner === id) return
  const message = `Another product has the slug "${slug}"`
  throw new ApiError("CONFLICT", message, { details: [{ path: "slug", message }] })
}

/** The slug, with 2, 3, … appended if it is taken. */
export async function freeSlug(tx: TenantTx, base: string): Promise<string> {
  let slug = base
  for (let n = 2; (await ownerOf(tx, slug)) !== undefined; n++) slug = `${base}-${n}`
  return slug
}
