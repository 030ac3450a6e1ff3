import type { ChecklistWarning } from "../../contract/checklist"
import { namesIn } from "../../contract/rules/names-in"
import { labKey, reportName } from "../../contract/stone-fields/labs"
import type { TenantTx } from "../../db/with-tenant"
import { groupBy } from "../../lib/group-by"

interface Claim {
  key: string
  lab: string
  number: string
  name: string
}

/** More than a person reads at once; the rest follows when these are set right. */
const maxReports = 5

/** The transaction's tenant's stones that claim one report, of the first numbers that several stones have. */
const repeatedNumbers = (tx: TenantTx): Promise<Claim[]> =>
  tx.rows(
    `with repeated as materialized (
       select report_number from gemstone where tenant_id = ? and report_number is not null
       group by report_number having count(*) > 1 order by report_number limit 50)
     select repeated.report_number as key, coalesce(g.facts->>'certificateLab', '') as lab,
       g.facts->>'certificateNumber' as number, e.name
     from repeated join gemstone g on g.tenant_id = ? and g.report_number = repeated.report_number
     join catalog_entry e on e.tenant_id = g.tenant_id and e.product_id = g.product_id
     order by repeated.report_number, e.created_at, e.product_id limit 500`,
    [tx.tenantId, tx.tenantId]
  )

/** Names of stones with a report whose stock is above 1, at most four. */
const repeatedStones = (tx: TenantTx): Promise<{ name: string }[]> =>
  tx.rows(
    `select e.name from catalog_entry e join gemstone g on g.tenant_id = e.tenant_id and g.product_id = e.product_id
     where e.tenant_id = ? and e.stock > 1 and g.report_number is not null limit 4`,
    [tx.tenantId]
  )

/** Warnings about reports that several stones have: on several products, or on a product with several pieces. */
export async function duplicateReportWarnings(tx: TenantTx): Promise<ChecklistWarning[]> {
  const claims = (await repeatedNumbers(tx)).filter(({ lab }) => lab !== "")
  const reports = groupBy(claims, ({ key, lab }) => `${labKey(lab)} ${key}`).filter((it) => it.length > 1)
  const stones = await repeatedStones(tx)
  return [
    ...reports.slice(0, maxReports).map((same) => ({
      code: "DUPLICATE_REPORT" as const,
      message: `${reportName(same[0]?.lab ?? "", same[0]?.number ?? "")} is the report of several products: ${namesIn(same.map((it) => it.name))}.`,
    })),
    ...(stones.length > 0
      ? [
          {
            code: "STOCK_WITH_REPORT" as const,
            message: `A report belongs to one stone, but the stock is above 1: ${namesIn(stones.map((it) => it.name))}.`,
          },
        ]
      : []),
  ]
}
