import type { TenantView } from "../../src/contract/tenant"
import { acceptInvitation, insertSession } from "./accounts"
import { Client } from "./client"
import { expectStatus, signIn } from "./shopper"
import { unique } from "./unique"

const SUPERADMIN = { email: "superadmin@ratna.test", password: "Demo1234" }

let signedIn: Promise<Client> | undefined

/** Returns the superadmin's client, signed in on the default tenant's host. */
export function superadmin(): Promise<Client> {
  signedIn ??= signIn(SUPERADMIN.email, SUPERADMIN.password)
  return signedIn
}

export interface NewTenant extends TenantView {
  /** Client of the tenant's admin, signed in on the tenant's host. */
  admin: Client
}

/** Opens a new tenant with an admin who has accepted the invitation. */
export async function newTenant(more: Record<string, unknown> = {}): Promise<NewTenant> {
  const slug = unique("shop")
  const adminEmail = `admin@${slug}.test`
  const body = { brandName: `Shop ${slug}`, slug, domain: `${slug}.example`, adminEmail, ...more }
  const path = "/api/superadmin/tenants"
  const { body: tenant } = expectStatus(await (await superadmin()).post<TenantView>(path, body), 201)
  const admin = new Client(slug)
  await insertSession(admin, await acceptInvitation(slug, adminEmail))
  return { ...tenant, admin }
}
