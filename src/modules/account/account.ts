import type { Role, User } from "../../contract/auth"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { ApiError } from "../../lib/api-error"

export interface AccountRow {
  id: string
  email: string
  name: string
  role: Role
  isEmailVerified: boolean
  customerId: string
  authIdentityId: string
  createdAt: Date
}

/** Columns of an account; also of the SQL functions that return accounts. */
export const accountColumns = `id, email, name, role, is_email_verified as "isEmailVerified",
  customer_id as "customerId", auth_identity_id as "authIdentityId", created_at as "createdAt"`

/** @param email lower case */
export const findAccountByEmail = (tx: TenantTx, email: string): Promise<AccountRow | undefined> =>
  tx.first<AccountRow>(`select ${accountColumns} from account where tenant_id = ? and email = ?`, [
    tx.tenantId,
    email,
  ])

/** Locks the account's row until the transaction ends, so that changes to one account run one after another. */
export const lockAccount = (tx: TenantTx, id: string): Promise<AccountRow | undefined> =>
  tx.first<AccountRow>(`select ${accountColumns} from account where tenant_id = ? and id = ? for update`, [
    tx.tenantId,
    id,
  ])

/**
 * Locks the account's row until the transaction ends, so that it can't be deleted while rows that belong to it are
 * written.
 * @throws ApiError UNAUTHENTICATED when the account was deleted after its request arrived
 */
export async function requireAccount(tx: TenantTx, id: string): Promise<void> {
  const held = await tx.first("select 1 from account where tenant_id = ? and id = ? for share", [
    tx.tenantId,
    id,
  ])
  if (!held) throw new ApiError("UNAUTHENTICATED", "Please sign in")
}

/** Takes an advisory lock on an e-mail until the transaction ends, so that sign-ups with it run one after another. */
export const lockEmail = (tx: TenantTx, email: string): Promise<unknown> =>
  tx.run("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`account:${tx.tenantId}:${email}`])

export const markVerified = (tx: TenantTx, id: string): Promise<number> =>
  tx.run("update account set is_email_verified = true where tenant_id = ? and id = ?", [tx.tenantId, id])

export const setName = (tx: TenantTx, id: string, name: string): Promise<number> =>
  tx.run("update account set name = ? where tenant_id = ? and id = ?", [name, tx.tenantId, id])

/** Maps an account row to the API's user object. */
export const userOf = (it: Omit<AccountRow, "authIdentityId">): User => ({
  id: it.id,
  email: it.email,
  name: it.name,
  role: it.role,
  isEmailVerified: it.isEmailVerified,
  createdAt: new Date(it.createdAt).toISOString(),
})

export type NewAccount = Omit<AccountRow, "id" | "createdAt">

export async function insertAccount(tx: TenantTx, it: NewAccount): Promise<AccountRow> {
  const row = await tx.first<AccountRow>(
    `insert into account (tenant_id, id, email, name, role, is_email_verified, customer_id, auth_identity_id)
     values (?, ?, ?, ?, ?, ?, ?, ?) returning ${accountColumns}`,
    [
      tx.tenantId,
      newId("acc"),
      it.email,
      it.name,
      it.role,
      it.isEmailVerified,
      it.customerId,
      it.authIdentityId,
    ]
  )
  if (!row) throw new Error("The account was not written")
  return row
}

export const deleteAccount = (tx: TenantTx, id: string): Promise<number> =>
  tx.run("delete from account where tenant_id = ? and id = ?", [tx.tenantId, id])
