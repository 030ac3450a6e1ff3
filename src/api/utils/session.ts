import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { createHash } from "node:crypto"
import type { Role } from "../../contract/auth"
import type { Tenant } from "../../modules/tenant/tenant"
import type { SignedIn } from "./context"

export const sessionCookie = "ratna_session"

type Row = {
  session_id: string
  account_id: string
  email: string
  name: string
  role: Role
  is_email_verified: boolean
  customer_id: string
  created_at: Date
}

/** Who a session's token belongs to on this tenant; null for a token that is unknown, ended or another shop's. */
export async function openSession(
  container: MedusaContainer,
  tenant: Tenant,
  token: string | undefined
): Promise<SignedIn | null> {
  if (!token || token.length > 200) return null
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const hash = createHash("sha256").update(token).digest("hex")
  const found = await knex.raw<{ rows: Row[] }>("select * from session_open(?, ?)", [tenant.id, hash])
  const row = found.rows[0]
  if (!row) return null
  return {
    sessionId: row.session_id,
    account: {
      id: row.account_id,
      email: row.email,
      name: row.name,
      role: row.role,
      isEmailVerified: row.is_email_verified,
      customerId: row.customer_id,
      createdAt: row.created_at,
    },
  }
}
