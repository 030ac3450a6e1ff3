import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  type Checklist,
  type ChecklistStep,
  checklistSteps,
  type TenantChecklist,
} from "../../contract/checklist"
import type { TenantTx } from "../../db/with-tenant"
import { taxWarnings } from "../../domain/tax-warnings"
import { duplicateReportWarnings } from "./read-duplicate-reports"
import { readTaxFacts } from "./read-tax-facts"

type Row = Record<ChecklistStep, boolean>

/** The setup checklist of the transaction's tenant, up to its first sale, and its warnings at this instant. */
export async function readChecklist(tx: TenantTx, now: Date): Promise<Checklist> {
  const row = await tx.first<Row>("select * from tenant_checklist(?)", [tx.tenantId])
  const steps = checklistSteps.map((key) => ({ key, isDone: row?.[key] ?? false }))
  const warnings = [...taxWarnings(await readTaxFacts(tx), now), ...(await duplicateReportWarnings(tx))]
  return { steps, isOpenForBusiness: steps.every((it) => it.isDone), warnings }
}

/** Tenant id → number of completed steps; unknown tenants are left out. */
export async function readChecklists(
  container: Pick<MedusaContainer, "resolve">,
  ids: readonly string[]
): Promise<TenantChecklist[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: (Row & { id: string })[] }>(
    `select t.id, c.* from tenant t cross join lateral tenant_checklist(t.id) c
     where t.id = any (?::text[]) and t.archived_at is null order by t.id`,
    [[...ids]]
  )
  return rows.map((row) => ({
    id: row.id,
    done: checklistSteps.filter((it) => row[it]).length,
    steps: checklistSteps.length,
  }))
}
