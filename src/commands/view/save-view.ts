import type { MedusaContainer } from "@medusajs/framework/types"
import { maxViews, type SavedView, type ViewCreateBody, type ViewUpdateBody } from "../../contract/view"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { ApiError } from "../../lib/api-error"
import { newId } from "../../lib/ids"
import { getView, holdViews, viewsBeside, writeView } from "../../modules/view/views"

export interface SaveViewInput {
  tenantId: string
  accountId: string
  /** A new view, or the changes of an existing one. */
  save: { made: ViewCreateBody } | { id: string; changes: ViewUpdateBody }
}

async function afterwards(tx: TenantTx, { accountId, save }: SaveViewInput): Promise<SavedView> {
  if ("made" in save) return { id: newId("view"), ...save.made }
  const before = await getView(tx, accountId, save.id)
  const { name = before.name, query = before.query, shared = before.shared } = save.changes
  return { ...before, name, query, shared }
}

/** @throws ApiError CONFLICT for a name that is taken, and above the maximum number of views */
async function requirePlace(tx: TenantTx, accountId: string, view: SavedView): Promise<void> {
  const beside = await viewsBeside(tx, accountId, view)
  if (beside.some((it) => it.name.toLowerCase() === view.name.toLowerCase())) {
    const message = `There is a view "${view.name}" already`
    throw new ApiError("CONFLICT", message, { details: [{ path: "name", message }] })
  }
  if (beside.length >= maxViews)
    throw new ApiError("CONFLICT", `There can be at most ${String(maxViews)} views. Remove one first.`)
}

/**
 * Creates or changes a saved view: the account's own, or the tenant's.
 * @throws ApiError NOT_FOUND for another account's own view, and another tenant's; CONFLICT
 */
export async function saveView(container: MedusaContainer, input: SaveViewInput): Promise<SavedView> {
  return withTenant(container, input.tenantId, async (tx) => {
    await holdViews(tx)
    const view = await afterwards(tx, input)
    await requirePlace(tx, input.accountId, view)
    await writeView(tx, input.accountId, view)
    return view
  })
}
