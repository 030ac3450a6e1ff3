import type { AdminProduct } from "../../../contract/admin-product"
import { labKey, reportName } from "../../../contract/stone-fields/labs"
import { namesIn } from "../../../contract/rules/names-in"
import type { TenantTx } from "../../../db/with-tenant"
import { productStates } from "../../../modules/catalog/read/product-states"
import { sameReportNumber } from "../../../modules/gemstone/read-reports"

/** Sentences about a stored product that is probably wrong. Nothing refuses it. */
export async function productWarnings(
  tx: TenantTx,
  { id, stock, certificateLab: lab, certificateNumber: number }: AdminProduct
): Promise<string[]> {
  if (!number) return []
  const report = reportName(lab ?? "", number)
  const warnings: string[] = []
  if (stock > 1) warnings.push(`${report} is the report of one stone, but the stock is ${stock}.`)
  if (!lab) return warnings
  const claims = (await sameReportNumber(tx, id)).filter((it) => labKey(it.lab) === labKey(lab))
  const others = await productStates(
    tx,
    claims.map((it) => it.productId)
  )
  if (others.size > 0)
    warnings.push(`${report} is also the report of ${namesIn([...others.values()].map((it) => it.name))}.`)
  return warnings
}
