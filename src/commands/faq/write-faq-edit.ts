import type { AdminFaq } from "../../contract/faq"
import type { TenantTx } from "../../db/with-tenant"
import { placeFaq, updateFaq } from "../../modules/faq/write-faqs"

/** Writes the fields of a held question that change, its place among the others too. */
export async function writeFaqEdit(tx: TenantTx, before: AdminFaq, edit: Partial<AdminFaq>): Promise<void> {
  if (edit.position !== undefined) await placeFaq(tx, before.id, edit.position)
  await updateFaq(tx, before.id, { ...before, ...edit })
}
