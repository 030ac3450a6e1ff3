import type { Role } from "../../contract/auth"
import type { TenantTx } from "../../db/with-tenant"

/** The e-mails of all accounts with a role, oldest account first. */
export const emailsOfRole = async (tx: TenantTx, role: Role): Promise<string[]> =>
  (
    await tx.rows<{ email: string }>(
      "select email from account where tenant_id = ? and role = ? order by created_at, id",
      [tx.tenantId, role]
    )
  ).map((it) => it.email)
