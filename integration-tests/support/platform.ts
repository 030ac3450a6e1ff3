import type { Branding } from "../../src/contract/branding"
import type { TenantView } from "../../src/contract/tenant"
import { Client } from "./client"
import { rows } from "./database"
import { sendForm } from "./form"
import { expectStatus, newShopper } from "./shopper"
import { superadmin } from "./tenant"
import { unique } from "./unique"

export const tenantsPath = "/api/superadmin/tenants"
export type Members = Parameters<typeof sendForm>[3]

/** Requests a new tenant as the superadmin's form does. */
export const create = async (members: Members) =>
  sendForm<TenantView>(await superadmin(), "POST", tenantsPath, members)

/** Returns a brand name, slug and domain that no other tenant has. */
export const names = (slug = unique("gems")) => ({
  brandName: `Shop ${slug}`,
  slug,
  domain: `${slug}.example`,
})

/** Opens a new tenant as the superadmin's form does. */
export const open = async (more: Members = {}) =>
  expectStatus(await create({ ...names(), ...more }), 201).body

/** Returns the branding that a tenant's host serves. */
export const brandOn = async (slug: string) => (await new Client(slug).get<Branding>("/api/branding")).body

export const list = async (query = "") => (await superadmin()).get<TenantView[]>(`${tenantsPath}${query}`)

/** Creates a superadmin account, so that rate limits per account count this spec's requests alone. */
export async function newSuperadmin(): Promise<Client> {
  const { client, user } = await newShopper()
  await rows("update account set role = 'SUPERADMIN' where id = $1", [user.id])
  return client
}
