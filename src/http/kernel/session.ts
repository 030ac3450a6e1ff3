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

/** The session of one request. */
export class RequestSession {
  private read: { tenantId: string; row: Row | undefined } | undefined

  /**
   * @param token the session token that the caller sends; an empty or overlong one is no session's
   * @param guess id of the tenant that the host last resolved to, for `readWithVersion`
   */
  constructor(
    private readonly container: MedusaContainer,
    private readonly token: string | undefined,
    private readonly guess?: string
  ) {}

  /**
   * Reads the registry's version, and in the same statement the session of the tenant that the host probably has. The
   * session is as new as the version, or newer: a volatile function takes its own snapshot. Undefined when there is no
   * session to read.
   */
  get readWithVersion(): (() => Promise<string>) | undefined {
    const { container, token, guess } = this
    if (!isToken(token) || guess === undefined) return undefined
    return async () => {
      const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const { rows } = await knex.raw<{ rows: [{ stamp: string } & (Row | Record<keyof Row, null>)] }>(
        `select registry.stamp, session.*
         from registry_stamp() as registry (stamp) left join session_open(?, ?) as session on true`,
        [guess, hashToken(token)]
      )
      const [row] = rows
      this.read = { tenantId: guess, row: row.session_id === null ? undefined : row }
      return row.stamp
    }
  }

  /**
   * Returns the account that the token belongs to in this tenant; null for a token that is unknown, expired or another
   * tenant's.
   */
  async open(tenant: Tenant): Promise<SignedIn | null> {
    if (!isToken(this.token)) return null
    const row = this.read?.tenantId === tenant.id ? this.read.row : await this.rowIn(tenant, this.token)
    return row ? signedInOf(tenant, row) : null
  }

  private async rowIn(tenant: Tenant, token: string): Promise<Row | undefined> {
    const knex = this.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { rows } = await knex.raw<{ rows: Row[] }>("select * from session_open(?, ?)", [
      tenant.id,
      hashToken(token),
    ])
    return rows[0]
  }
}

const isToken = (token: string | undefined): token is string =>
  token !== undefined && token !== "" && token.length <= 200

const signedInOf = (tenant: Tenant, row: Row): SignedIn => ({
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
})
