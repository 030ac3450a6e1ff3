import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Container = Pick<MedusaContainer, "resolve">

export interface Claim {
  productId: string
  reportHash: string
}

async function run<Row>(container: Container, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  return (await knex.raw<{ rows: Row[] }>(sql, values as Knex.RawBinding[])).rows
}

/** Tenant id → the catalog version that its claims were read from. */
export async function sweptVersions(container: Container): Promise<Map<string, string>> {
  const rows = await run<{ tenant_id: string; version: string }>(
    container,
    "select tenant_id, version from report_sweep"
  )
  return new Map(rows.map((it) => [it.tenant_id, it.version]))
}

/** Replaces a tenant's claims in one statement. */
export async function replaceClaims(
  container: Container,
  tenantId: string,
  version: string,
  claims: readonly Claim[]
): Promise<void> {
  await run(
    container,
    `with fresh as (select * from unnest(?::text[], ?::text[]) it(product_id, report_hash)),
     gone as (delete from report_claim c where c.tenant_id = ?
       and not exists (select 1 from fresh where fresh.product_id = c.product_id)),
     swept as (insert into report_sweep (tenant_id, version) values (?, ?)
       on conflict (tenant_id) do update set version = excluded.version)
     insert into report_claim as c (tenant_id, product_id, report_hash)
     select ?, product_id, report_hash from fresh
     on conflict (tenant_id, product_id) do update set report_hash = excluded.report_hash
     where c.report_hash <> excluded.report_hash`,
    [
      claims.map((it) => it.productId),
      claims.map((it) => it.reportHash),
      tenantId,
      tenantId,
      version,
      tenantId,
    ]
  )
}

/** Deletes the claims of archived tenants. @param open ids of the tenants to keep */
export const dropClaimsBut = (container: Container, open: readonly string[]): Promise<unknown> =>
  run(
    container,
    `with swept as (delete from report_sweep where tenant_id <> all (?))
     delete from report_claim where tenant_id <> all (?)`,
    [open, open]
  )

/** Makes the next sweep read the claims of every tenant. */
export const forgetSweeps = (container: Container): Promise<unknown> =>
  run(container, "delete from report_sweep")

/** Products whose report another product claims too, each with its tenant. */
export const doubleClaims = (container: Container): Promise<(Claim & { tenantId: string })[]> =>
  run(
    container,
    `select tenant_id as "tenantId", product_id as "productId", report_hash as "reportHash" from report_claim
     where report_hash in (select report_hash from report_claim group by report_hash having count(*) > 1)
     order by tenant_id, product_id`
  )
