import type { TenantTx } from "../../db/with-tenant"

/** The laboratory report that a stone claims, as it was entered. */
export interface ClaimedReport {
  productId: string
  lab: string
  number: string
}

/** More stones than a warning can name. */
const max = 100

/** The reports of other products with the same number as this product's, deleted products included. */
export const sameReportNumber = (tx: TenantTx, productId: string): Promise<ClaimedReport[]> =>
  tx.rows(
    `select g.product_id as "productId", coalesce(g.facts->>'certificateLab', '') as lab,
       g.facts->>'certificateNumber' as number
     from gemstone own join gemstone g on g.tenant_id = own.tenant_id and g.report_number = own.report_number
     where own.tenant_id = ? and own.product_id = ? and g.product_id <> own.product_id
     order by g.product_id limit ${max}`,
    [tx.tenantId, productId]
  )
