import type { MedusaContainer } from "@medusajs/framework/types"
import type { FaqCreateBody, AdminFaq } from "../../contract/faq"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { getFaq } from "../../modules/faq/read-faqs"
import { holdFaqs, insertFaq, placeFaq } from "../../modules/faq/write-faqs"
import { recordEdit } from "../audit/record-edit"

export interface CreateFaqInput {
  tenantId: string
  actor: Actor
  faq: FaqCreateBody
}

/** Creates an FAQ. Without a position it goes to the end. */
export async function createFaq(
  container: MedusaContainer,
  { tenantId, actor, faq }: CreateFaqInput
): Promise<AdminFaq> {
  return withTenant(container, tenantId, async (tx) => {
    await holdFaqs(tx)
    const id = await insertFaq(tx, faq)
    if (faq.position !== undefined) await placeFaq(tx, id, faq.position)
    const after = await getFaq(tx, id)
    await recordEdit(tx, actor, "faq", null, after)
    return after
  })
}
