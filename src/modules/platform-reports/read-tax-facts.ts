import type { TenantTx } from "../../db/with-tenant"
import type { TaxFacts } from "../../domain/tax-warnings"

type Row = Omit<TaxFacts, "settings" | "withoutHsn"> & {
  settings: TaxFacts["settings"] | null
  withoutHsn: TaxFacts["withoutHsn"] | null
}

/** The data of the transaction's tenant on which its tax warnings depend. */
export async function readTaxFacts(tx: TenantTx): Promise<TaxFacts> {
  const row = await tx.first<Row>(
    `select settings, brand_gst as "brandGst", rates, without_hsn as "withoutHsn" from tenant_tax_facts(?)`,
    [tx.tenantId]
  )
  if (!row) throw new Error("No such tenant")
  return { ...row, settings: row.settings ?? {}, withoutHsn: row.withoutHsn ?? [] }
}
