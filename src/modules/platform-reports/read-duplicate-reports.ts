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
  tx.rows("select * from tenant_repeated_reports(?)", [tx.tenantId])

/** Names of stones with a report whose stock is above 1, at most four. */
const repeatedStones = (tx: TenantTx): Promise<{ name: string }[]> =>
  tx.rows("select name from tenant_stocked_reports(?)", [tx.tenantId])

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
