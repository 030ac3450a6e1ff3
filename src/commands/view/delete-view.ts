import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { deleteViewRow, getView } from "../../modules/view/views"

export interface DeleteViewInput {
  tenantId: string
  accountId: string
  id: string
}

/**
 * Deletes a saved view.
 * @throws ApiError NOT_FOUND for another account's own view, and another tenant's
 */
export async function deleteView(
  container: MedusaContainer,
  { tenantId, accountId, id }: DeleteViewInput
): Promise<void> {
  await withTenant(container, tenantId, async (tx) => {
    await getView(tx, accountId, id)
    await deleteViewRow(tx, id)
  })
}
