import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { TenantListQuery } from "../../contract/tenant"
import type { TenantTx } from "../../db/with-tenant"
import { ByteCache } from "../../lib/byte-cache"
import { forgetRegistryVersion, registryVersion } from "./registry-version"
import { type Tenant, type TenantRow, tenantFromRow } from "./tenant"

const columns = `id, slug, domain, brand_name, tagline, logo, hero_image, favicon, colors, fonts, contact, social,
  company, seo, features, tax_config, custom_css, enable_cod, payment_key_id, is_active, closed_reason,
  limits, version, sales_channel_id, stock_location_id, shipping_option_id, region_id, created_at`

/**
 * Tenants as they were read, each good for as long as nothing in the registry changes: with many tenants, each called now
 * and then, a time alone would have nearly every call read its tenant again. Hosts come from outside: without a bound,
 * made-up ones would fill the memory.
 */
const recent = new ByteCache<Tenant | undefined>({
  maxBytes: 32 * 1024 * 1024,
  // What an object takes is about three times its text.
  bytesOf: (it) => (it ? 3 * JSON.stringify(it).length : 0),
})

/** Forgets what this process has read, after it has changed a tenant itself. */
export const forgetTenants = (): void => {
  forgetRegistryVersion()
  recent.clear()
}

type Field = "id" | "slug" | "host"

/** The tenant that is not archived and has this id or slug, or this host, verified; as it was at most 2 s ago. */
export async function findTenant(
  container: Pick<MedusaContainer, "resolve">,
  field: Field,
  value: string
): Promise<Tenant | undefined> {
  const version = await registryVersion(container)
  return recent.get(`${field}:${value}`, version, async () => {
    const tenant = await readTenant(container, field, value)
    // What comes next for the same request asks by id.
    if (tenant && field !== "id") recent.set(`id:${tenant.id}`, version, tenant)
    return tenant
  })
}

/** The tenant whose publishable key this is: not archived, perhaps closed. */
export async function tenantOfStoreKey(
  container: Pick<MedusaContainer, "resolve">,
  key: string
): Promise<Tenant | undefined> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    "select id from tenant where publishable_key = ? and archived_at is null",
    [key]
  )
  return rows[0] && findTenant(container, "id", rows[0].id)
}

/** The key that integrators name to Medusa's store API; it is no secret. */
export async function storeKeyOf(container: Pick<MedusaContainer, "resolve">, id: string): Promise<string> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { publishable_key: string }[] }>(
    "select publishable_key from tenant where id = ?",
    [id]
  )
  return rows[0]?.publishable_key ?? ""
}

/** All tenants that are not archived, the oldest first. */
export async function listTenants(container: Pick<MedusaContainer, "resolve">): Promise<Tenant[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const found = await knex.raw<{ rows: TenantRow[] }>(
    `select ${columns} from tenant where archived_at is null order by created_at, id`
  )
  return found.rows.map(tenantFromRow)
}

/** For a select on the registry, by what its caller may sort it. */
export const tenantOrders: Record<TenantListQuery["sort"], string> = {
  oldest: "created_at, id",
  newest: "created_at desc, id desc",
  name: "lower(brand_name), id",
  domain: "domain, id",
}

/** Whether a text, bound in its place, is in a tenant's brand name, domain or slug. */
export const holdsText = "position(lower(?) in lower(concat_ws(' ', brand_name, domain, slug))) > 0"

/** What of the tenants that are not archived is asked for, and how many match in all. */
export async function searchTenants(
  container: Pick<MedusaContainer, "resolve">,
  { search, status, sort, limit, offset }: TenantListQuery
): Promise<{ tenants: Tenant[]; total: number }> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const matching = `archived_at is null and (?::boolean is null or is_active = ?) and ${holdsText}`
  const active = status === undefined ? null : status === "active"
  const values = [active, active, search]
  const found = await knex.raw<{ rows: TenantRow[] }>(
    `select ${columns} from tenant where ${matching} order by ${tenantOrders[sort]} limit ?::int offset ?`,
    [...values, limit ?? null, offset]
  )
  const { rows } = await knex.raw<{ rows: { total: number }[] }>(
    `select count(*)::int as total from tenant where ${matching}`,
    values
  )
  return { tenants: found.rows.map(tenantFromRow), total: rows[0]?.total ?? 0 }
}

/** The ids of all tenants, archived ones too, for work that enters each of them. */
export async function allTenantIds(container: Pick<MedusaContainer, "resolve">): Promise<string[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>("select id from tenant order by id")
  return rows.map((it) => it.id)
}

/** A tenant by id, an archived one too: what was paid before it closed is still finalised. Never cached. */
export const findTenantEvenArchived = (
  container: Pick<MedusaContainer, "resolve">,
  id: string
): Promise<Tenant | undefined> => readTenant(container, "id", id, "")

/** The transaction's own tenant, an archived one too. */
export async function tenantIn(tx: TenantTx): Promise<Tenant> {
  const row = await tx.first<TenantRow>(`select ${columns} from tenant where id = ?`, [tx.tenantId])
  if (!row) throw new Error("No such tenant")
  return tenantFromRow(row)
}

async function readTenant(
  container: Pick<MedusaContainer, "resolve">,
  field: Field,
  value: string,
  onlyOpen = "and archived_at is null"
): Promise<Tenant | undefined> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const which =
    field === "host"
      ? "id = (select tenant_id from tenant_host where host = ? and status = 'verified')"
      : `${field} = ?`
  const found = await knex.raw<{ rows: TenantRow[] }>(
    `select ${columns} from tenant where ${which} ${onlyOpen}`,
    [value]
  )
  const row = found.rows[0]
  return row && tenantFromRow(row)
}
