import type { Faq } from "../../contract/faq"
import type { TenantTx } from "../../db/with-tenant"

/** The tenant's questions in their order; hidden ones only when asked for. */
export const listFaqs = (tx: TenantTx, { withHidden }: { withHidden: boolean }): Promise<Faq[]> =>
  tx.rows<Faq>(
    `select id, question, answer, is_visible as "isVisible", position from faq
     where tenant_id = ? and deleted_at is null and (is_visible or ?) order by position, created_at, id`,
    [tx.tenantId, withHidden]
  )
