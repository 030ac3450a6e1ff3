import type { Role } from "../../contract/auth"
import type { StaffMember } from "../../contract/staff"
import type { TenantTx } from "../../db/with-tenant"
import type { AccountRow } from "./account"

type StaffRow = Pick<AccountRow, "id" | "email" | "name" | "isEmailVerified"> & { createdAt: Date | string }

/** Those who run the shop, the longest there first. */
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

/** An admin's account as the list of staff shows it. */
export const staffView = (it: StaffRow): StaffMember => ({
  id: it.id,
  email: it.email,
  name: it.name,
  isInvited: !it.isEmailVerified,
  createdAt: new Date(it.createdAt).toISOString(),
})
