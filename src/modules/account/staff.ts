import type { Role } from "../../contract/auth"
import type { StaffMember } from "../../contract/staff"
import type { TenantTx } from "../../db/with-tenant"
import type { AccountRow } from "./account"

type StaffRow = Pick<AccountRow, "id" | "email" | "name" | "isEmailVerified"> & { createdAt: Date | string }

/** The tenant's admins, oldest account first. */
export const listStaff = async (tx: TenantTx): Promise<StaffMember[]> => {
  const rows = await tx.rows<StaffRow>(
    `select id, email, name, is_email_verified as "isEmailVerified", created_at as "createdAt"
     from account where tenant_id = ? and role = 'ADMIN' order by created_at, id`,
    [tx.tenantId]
  )
  return rows.map(staffView)
}

export const setRole = (tx: TenantTx, id: string, role: Role): Promise<number> =>
  tx.run("update account set role = ? where tenant_id = ? and id = ?", [role, tx.tenantId, id])

/** Maps an admin's account to the API's staff member. */
export const staffView = (it: StaffRow): StaffMember => ({
  id: it.id,
  email: it.email,
  name: it.name,
  isInvited: !it.isEmailVerified,
  createdAt: new Date(it.createdAt).toISOString(),
})
