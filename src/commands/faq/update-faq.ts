import type { MedusaContainer } from "@medusajs/framework/types"
import type { FaqUpdateBody, AdminFaq } from "../../contract/faq"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { getFaq, nearestPlace } from "../../modules/faq/read-faqs"
import { holdFaqs } from "../../modules/faq/write-faqs"
import { editMerged } from "../audit/edit-merged"
import { writeFaqEdit } from "./write-faq-edit"

export interface UpdateFaqInput {
  tenantId: string
  actor: Actor
  id: string
  changes: FaqUpdateBody
  /** The version that the changes are based on, if the caller sends one. */
  version: number | undefined
}

/**
 * Changes an FAQ and keeps newer changes of its other fields.
 * @throws ApiError NOT_FOUND, also for another tenant's FAQ; STALE
 */
export async function updateFaq(
  container: MedusaContainer,
  { tenantId, actor, id, changes, version }: UpdateFaqInput
): Promise<AdminFaq> {
  return withTenant(container, tenantId, async (tx) => {
    await holdFaqs(tx)
    const before = await getFaq(tx, id)
    const position = changes.position === undefined ? undefined : await nearestPlace(tx, changes.position)
    return editMerged(tx, actor, "faq", {
      before,
      changes: { ...changes, position },
      version,
      write: (edit) => writeFaqEdit(tx, before, edit),
      reread: () => getFaq(tx, id),
    })
  })
}
