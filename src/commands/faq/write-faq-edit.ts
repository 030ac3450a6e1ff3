import type { AdminFaq } from "../../contract/faq"
import type { TenantTx } from "../../db/with-tenant"
import { placeFaq, updateFaq } from "../../modules/faq/write-faqs"

/** Writes the changed fields of a locked FAQ, including its position among the others. */
export async function writeFaqEdit(tx: TenantTx, before: AdminFaq, edit: Partial<AdminFaq>): Promise<void> {
  if (edit.position !== undefined) await placeFaq(tx, before.id, edit.position)
  await updateFaq(tx, before.id, { ...before, ...edit })
}
