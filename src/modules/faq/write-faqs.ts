import type { AdminFaq, Faq } from "../../contract/faq"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { listFaqs } from "./read-faqs"

type Written = Pick<Faq, "question" | "answer" | "isVisible">

/** Serializes writes to the tenant's FAQs until the transaction ends, since a position depends on all rows. */
export async function holdFaqs(tx: TenantTx): Promise<void> {
  await tx.run("select pg_advisory_xact_lock(hashtextextended('faq ' || ?, 0))", [tx.tenantId])
}

/** Adds a FAQ at the end of the list. Pass `id` to restore a deleted one. @returns its id */
export async function insertFaq(
  tx: TenantTx,
  { question, answer, isVisible }: Written,
  { id, version }: Pick<AdminFaq, "id" | "version"> = { id: newId("faq"), version: 1 }
): Promise<string> {
  await tx.run(
    `insert into faq (id, tenant_id, question, answer, is_visible, version, position)
     select ?, ?, ?, ?, ?, ?, count(*) from faq where tenant_id = ?`,
    [id, tx.tenantId, question, answer, isVisible, version, tx.tenantId]
  )
  return id
}

/** Writes a FAQ's texts and visibility, and increments its version. `placeFaq` writes its position. */
export async function updateFaq(
  tx: TenantTx,
  id: string,
  { question, answer, isVisible }: Written
): Promise<void> {
  await tx.run(
    `update faq set question = ?, answer = ?, is_visible = ?, version = version + 1, updated_at = now()
     where tenant_id = ? and id = ?`,
    [question, answer, isVisible, tx.tenantId, id]
  )
}

/**
 * Moves a FAQ to a position (from 0, clamped to the end) and shifts the others, so that positions are 0, 1, 2 … without
 * gaps. The versions of the others stay unchanged, since nobody has edited them.
 */
export async function placeFaq(tx: TenantTx, id: string, position: number): Promise<void> {
  const others = (await faqIds(tx)).filter((it) => it !== id)
  await writePlaces(tx, others.toSpliced(position, 0, id))
}

/** Deletes a FAQ and closes the gap in the positions. */
export async function deleteFaqRow(tx: TenantTx, id: string): Promise<void> {
  await tx.run("delete from faq where tenant_id = ? and id = ?", [tx.tenantId, id])
  await writePlaces(tx, await faqIds(tx))
}

/** Deletes all FAQs of the tenant. */
export const clearFaqs = (tx: TenantTx): Promise<number> =>
  tx.run("delete from faq where tenant_id = ?", [tx.tenantId])

const faqIds = async (tx: TenantTx): Promise<string[]> =>
  (await listFaqs(tx, { withHidden: true })).map((it) => it.id)

const writePlaces = (tx: TenantTx, ids: readonly string[]): Promise<number> =>
  tx.run(
    `update faq set position = it.place - 1 from unnest(?::text[]) with ordinality as it(id, place)
     where faq.tenant_id = ? and faq.id = it.id and faq.position <> it.place - 1`,
    [ids, tx.tenantId]
  )
