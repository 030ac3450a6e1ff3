import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Role } from "../../contract/auth"
import { hashToken } from "../../lib/tokens"
import { sessionDays } from "../../modules/account/sessions"
import { roleIn } from "../../modules/tenant/platform-role"
import type { Tenant } from "../../modules/tenant/tenant"
import type { SignedIn } from "./context"
import { cookie } from "./cookie"

export const sessionCookieOf = (token: string): string => cookie("session", token, sessionDays * 86_400)
export const noSessionCookie = (): string => cookie("session", "", 0)

interface Row {
  session_id: string
  account_id: string
  email: string
  name: string
  role: Role
  is_email_verified: boolean
  customer_id: string
  created_at: Date
  rolled: boolean
  entry_id: string | null
  entered_by: string | null
  entered_by_id: string | null
  expires_at: Date
}

const enteredIn = ({ entry_id: id, entered_by_id: byId, entered_by: byName, expires_at: until }: Row) =>
  id === null ? null : { id, byId: byId ?? "", byName: byName ?? "", until }

/**
 * Returns the account that a session token belongs to in this tenant; null for a token that is unknown, expired or
 * another tenant's.
 */
export async function openSession(
  container: MedusaContainer,
  tenant: Tenant,
  token: string | undefined
): Promise<SignedIn | null> {
  if (!token || token.length > 200) return null
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const found = await knex.raw<{ rows: Row[] }>("select * from session_open(?, ?)", [
    tenant.id,
    hashToken(token),
  ])
  const row = found.rows[0]
  if (!row) return null
  return {
    sessionId: row.session_id,
    rolled: row.rolled,
    entered: enteredIn(row),
    account: {
      id: row.account_id,
      email: row.email,
      name: row.name,
      role: roleIn(tenant, row.role),
      isEmailVerified: row.is_email_verified,
      customerId: row.customer_id,
      createdAt: row.created_at,
    },
  }
}
