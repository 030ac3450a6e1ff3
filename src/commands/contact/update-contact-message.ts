import type { MedusaContainer } from "@medusajs/framework/types"
import type { ContactUpdateBody, ContactMessage } from "../../contract/contact"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { lockMessage, markMessage } from "../../modules/contact/messages"
import { editMerged } from "../audit/edit-merged"

export interface UpdateMessageInput {
  tenantId: string
  actor: Actor
  id: string
  changes: ContactUpdateBody
  /** The version that the changes are based on, if the caller sends one. */
  version: number | undefined
}

/**
 * Marks a message as read or answered, or as neither.
 * @throws ApiError NOT_FOUND, also for another tenant's message; STALE
 */
export async function updateContactMessage(
  container: MedusaContainer,
  { tenantId, actor, id, changes, version }: UpdateMessageInput
): Promise<ContactMessage> {
  return withTenant(container, tenantId, async (tx) => {
    const before = await lockMessage(tx, id)
    return editMerged(tx, actor, "contact-message", {
      before,
      changes,
      version,
      write: (edit) => markMessage(tx, { ...before, ...edit }),
      reread: () => lockMessage(tx, id),
    })
  })
}
