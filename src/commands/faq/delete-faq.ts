import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { getFaq } from "../../modules/faq/read-faqs"
import { deleteFaqRow, holdFaqs } from "../../modules/faq/write-faqs"
import { recordEdit } from "../audit/record-edit"

export interface DeleteFaqInput {
  tenantId: string
  actor: Actor
  id: string
}

/**
 * Deletes an FAQ. The history keeps its last state.
 * @throws ApiError NOT_FOUND, also for another tenant's FAQ
 */
export async function deleteFaq(
  container: MedusaContainer,
  { tenantId, actor, id }: DeleteFaqInput
): Promise<void> {
  await withTenant(container, tenantId, async (tx) => {
    await holdFaqs(tx)
    const before = await getFaq(tx, id)
    await deleteFaqRow(tx, id)
    await recordEdit(tx, actor, "faq", before, null)
  })
}
