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
  /** Whether its time was just prolonged; the cookie's then is as well. */
  readonly rolled: boolean
  /** The superadmin who acts in the account's place, and until when. */
  readonly entered: {
    readonly id: string
    readonly byId: string
    readonly byName: string
    readonly until: Date
  } | null
}

/** One of the platform's own people, signed in to Medusa Admin. */
export interface Staff {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** The caller and the tenant that is called: resolved by the gate before any handler runs. */
export interface RequestContext {
  readonly container: MedusaContainer
  readonly requestId: string
  readonly clientIp: string
  /** The shop's public origin as the caller sees it, `https://host[:port]`. */
  readonly origin: string
  readonly tenant: Tenant
  readonly signedIn: SignedIn | null
  /** The integrator's key that the call came with, in place of a session. */
  readonly key: OpenKey | null
  /** The cookies sent along. */
  readonly cookies: Readonly<Record<string, string>>
}

/** What an admin's call gets: whom the history names. The account is not part of it, so that staff can do the same. */
export type AdminContext = Omit<RequestContext, "signedIn"> & { readonly actor: Actor }

/** One transaction of the request's tenant. */
export const inTenant = <T>(
  ctx: Pick<RequestContext, "container" | "tenant">,
  fn: (tx: TenantTx) => Promise<T>
): Promise<T> => withTenant(ctx.container, ctx.tenant.id, fn)
