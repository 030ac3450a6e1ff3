import { type Container, rowsOf } from "./db"

/** A product that can be bought, with its claimed laboratory report. */
export interface CertifiedStone {
  productId: string
  name: string
  certificateLab: string
  certificateNumber: string
}

/** Tenant id → catalog version, for every tenant that ever had a product. */
export async function catalogVersions(container: Container): Promise<Map<string, string>> {
  const rows = await rowsOf<{ tenant_id: string; version: string }>(
    container,
    "select tenant_id, sum(n)::text as version from catalog_change group by tenant_id",
    []
  )
  return new Map(rows.map((it) => [it.tenant_id, it.version]))
}

/** Products in stock only: a sold stone may rightly be on offer elsewhere. */
export const certifiedStones = (container: Container, tenantId: string): Promise<CertifiedStone[]> =>
  rowsOf<CertifiedStone>(
    container,
    `select e.product_id as "productId", e.name, wire.certificate->>'certificateLab' as "certificateLab",
       wire.certificate->>'certificateNumber' as "certificateNumber"
     from catalog_entry e join catalog_body b using (product_id)
     cross join lateral (select ('{' || b.body)::jsonb as certificate) wire
     where e.tenant_id = ? and e.is_listed and e.stock > 0 and e.choice_facts->>'certificateLab' <> ''
       and coalesce(wire.certificate->>'certificateNumber', '') <> ''
     order by e.product_id`,
    [tenantId]
  )
