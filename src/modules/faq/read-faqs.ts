import type { AdminFaq } from "../../contract/faq"
import type { TenantTx } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"

const columns = `id, question, answer, is_visible as "isVisible", position, version`

/** The tenant's FAQs in list order, with or without hidden ones. */
export const listFaqs = (tx: TenantTx, { withHidden }: { withHidden: boolean }): Promise<AdminFaq[]> =>
  tx.rows<AdminFaq>(
    `select ${columns} from faq where tenant_id = ? and (is_visible or ?) order by position, created_at, id`,
    [tx.tenantId, withHidden]
  )

/** One FAQ; undefined when the tenant has none with this id. */
export const findFaq = (tx: TenantTx, id: string): Promise<AdminFaq | undefined> =>
  tx.first<AdminFaq>(`select ${columns} from faq where tenant_id = ? and id = ?`, [tx.tenantId, id])

/** One FAQ. @throws ApiError NOT_FOUND, for another tenant's too */
export async function getFaq(tx: TenantTx, id: string): Promise<AdminFaq> {
  const found = await findFaq(tx, id)
  if (!found) throw notFound("FAQ")
  return found
}

/** FAQ id → question, for these ids. */
export async function questionsOf(tx: TenantTx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ id: string; question: string }>(
    "select id, question from faq where tenant_id = ? and id = any(?)",
    [tx.tenantId, ids]
  )
  return new Map(rows.map((it) => [it.id, it.question]))
}

/** Clamps a position to the end of the tenant's list. */
export async function nearestPlace(tx: TenantTx, position: number): Promise<number> {
  const found = await tx.first<{ last: number }>(
    "select count(*)::int - 1 as last from faq where tenant_id = ?",
    [tx.tenantId]
  )
  return Math.min(position, found?.last ?? 0)
}
