import type { MedusaContainer } from "@medusajs/framework/types"
import type { Role } from "../../contract/auth"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import type { OpenKey } from "../../modules/key/keys"
import type { Tenant } from "../../modules/tenant/tenant"

export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly isEmailVerified: boolean
  readonly customerId: string
  readonly createdAt: Date
}

export interface SignedIn {
  readonly account: Account
  readonly sessionId: string
  /** Whether the session was just extended; the cookie is then extended too. */
  readonly rolled: boolean
  /** The superadmin who acts as this account, and until when. */
  readonly entered: {
    readonly id: string
    readonly byId: string
    readonly byName: string
    readonly until: Date
  } | null
}

/** A staff user: the platform's own user, signed in to Medusa Admin. */
export interface Staff {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** The caller and the tenant of a request. The gate resolves it before any handler runs. */
export interface RequestContext {
  readonly container: MedusaContainer
  readonly requestId: string
  readonly clientIp: string
  /** The tenant's public origin as the caller sees it, `https://host[:port]`. */
  readonly origin: string
  readonly tenant: Tenant
  readonly signedIn: SignedIn | null
  /** The API key of the request, used in place of a session. */
  readonly key: OpenKey | null
  /** The cookies of the request. */
  readonly cookies: Readonly<Record<string, string>>
}

/**
 * Context of an admin endpoint. `actor` is who the history records. The account is omitted so that staff can call the
 * same endpoint.
 */
export type AdminContext = Omit<RequestContext, "signedIn"> & { readonly actor: Actor }

/** Runs one transaction of the request's tenant. */
export const inTenant = <T>(
  ctx: Pick<RequestContext, "container" | "tenant">,
  fn: (tx: TenantTx) => Promise<T>
): Promise<T> => withTenant(ctx.container, ctx.tenant.id, fn)
