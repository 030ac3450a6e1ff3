import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { TenantListQuery } from "../../contract/tenant"
import type { TenantTx } from "../../db/with-tenant"
import { ByteCache } from "../../lib/byte-cache"
import { clearRegistryVersion, registryVersion } from "./registry-version"
import { type Tenant, type TenantRow, tenantFromRow } from "./tenant"

const columns = `id, slug, domain, brand_name, tagline, logo, hero_image, favicon, colors, fonts, contact, social,
  company, seo, features, tax_config, custom_css, enable_cod, payment_key_id, payment_provider,
  is_active, closed_reason, limits, version, sales_channel_id, stock_location_id, shipping_option_id, region_id, created_at`

/**
 * Cached tenants, each valid until the registry version changes. With many tenants that each get few requests, a time
 * limit alone would reload the tenant at nearly every request. The size is bounded, because hosts come from requests
 * and made-up ones would otherwise fill the memory.
 */
const recent = new ByteCache<Tenant | undefined>({
  maxBytes: 32 * 1024 * 1024,
  // An object takes about three times the size of its JSON text.
  bytesOf: (it) => (it ? 3 * JSON.stringify(it).length : 0),
})

/** Clears the cache of this process after it has changed a tenant. */
export const clearTenantCache = (): void => {
  clearRegistryVersion()
  recent.clear()
}

type Field = "id" | "slug" | "host"

/**
 * Finds a tenant by id, slug or verified host; archived ones are excluded. The result includes every change that was
 * acknowledged 50 ms ago.
 */
export async function findTenant(
  container: Pick<MedusaContainer, "resolve">,
  field: Field,
  value: string
): Promise<Tenant | undefined> {
  const version = await registryVersion(container)
  return recent.get(`${field}:${value}`, version, async () => {
    const tenant = await readTenant(container, field, value)
    // Later lookups for the same request use the id.
    if (tenant && field !== "id") recent.set(`id:${tenant.id}`, version, tenant)
    return tenant
  })
}

/** Finds a tenant by publishable key. It isn't archived, but may be closed. */
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

/** The publishable key that integrators send to Medusa's store API; not a secret. */
export async function storeKeyOf(container: Pick<MedusaContainer, "resolve">, id: string): Promise<string> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { publishable_key: string }[] }>(
    "select publishable_key from tenant where id = ?",
    [id]
  )
  return rows[0]?.publishable_key ?? ""
}

/** All tenants that aren't archived, oldest first. */
export async function listTenants(container: Pick<MedusaContainer, "resolve">): Promise<Tenant[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const found = await knex.raw<{ rows: TenantRow[] }>(
    `select ${columns} from tenant where archived_at is null order by created_at, id`
  )
  return found.rows.map(tenantFromRow)
}

/** ORDER BY clauses for the tenant list's sort parameter. */
export const tenantOrders: Record<TenantListQuery["sort"], string> = {
  oldest: "created_at, id",
  newest: "created_at desc, id desc",
  name: "lower(brand_name), id",
  domain: "domain, id",
}

/** SQL condition: the bound text occurs in a tenant's brand name, domain or slug. */
export const holdsText = "position(lower(?) in lower(concat_ws(' ', brand_name, domain, slug))) > 0"

/** A page of the tenants that aren't archived, or of the archived ones to be erased, and the total number of matches. */
export async function searchTenants(
  container: Pick<MedusaContainer, "resolve">,
  { search, status, deleted, sort, limit, offset }: TenantListQuery
): Promise<{ tenants: Tenant[]; total: number }> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const which = deleted === "true" ? "archived_at is not null and erased_at is null" : "archived_at is null"
  const matching = `${which} and (?::boolean is null or is_active = ?) and ${holdsText}`
  const active = status === undefined ? null : status === "active"
  const values = [active, active, search]
  const found = await knex.raw<{ rows: TenantRow[] }>(
    `select ${columns} from tenant where ${matching} order by ${tenantOrders[sort]} limit ? offset ?`,
    [...values, limit, offset]
  )
  const { rows } = await knex.raw<{ rows: { total: number }[] }>(
    `select count(*)::int as total from tenant where ${matching}`,
    values
  )
  return { tenants: found.rows.map(tenantFromRow), total: rows[0]?.total ?? 0 }
}

/** The ids of all tenants that aren't archived: thousands of ids, where `listTenants` would read their whole rows. */
export async function openTenantIds(container: Pick<MedusaContainer, "resolve">): Promise<string[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    "select id from tenant where archived_at is null order by id"
  )
  return rows.map((it) => it.id)
}

/** The ids of all tenants, archived ones too, for jobs that enter each of them. */
export async function allTenantIds(container: Pick<MedusaContainer, "resolve">): Promise<string[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>("select id from tenant order by id")
  return rows.map((it) => it.id)
}

/** Finds a tenant by id, archived ones too: payments made before the archiving are still finalized. Never cached. */
export const findTenantEvenArchived = (
  container: Pick<MedusaContainer, "resolve">,
  id: string
): Promise<Tenant | undefined> => readTenant(container, "id", id, "")

/** The transaction's tenant, even if archived. */
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
