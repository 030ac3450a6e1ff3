import type { TenantView } from "../../src/contract/tenant"
import { acceptInvitation, insertSession } from "./accounts"
import { Client } from "./client"
import { rows } from "./database"
import { expectStatus } from "./shopper"
import { unique } from "./unique"

let signedIn: Promise<Client> | undefined

async function signInAsSuperadmin(): Promise<Client> {
  const [account] = await rows<{ id: string }>(
    "select id from account where email = 'superadmin@ratna.test' and role = 'SUPERADMIN'"
  )
  if (!account) throw new Error("The demo's superadmin has no account")
  const client = new Client("default")
  await insertSession(client, account.id)
  return client
}

/** Returns the superadmin's client, signed in on the default tenant's host. */
export function superadmin(): Promise<Client> {
  return (signedIn ??= signInAsSuperadmin())
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
