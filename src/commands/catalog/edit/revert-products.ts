import type { AdminProduct, ProductValues } from "../../../contract/admin-product"
import type { TenantTx } from "../../../db/with-tenant"
import { differs, planOf } from "../../../domain/plan-revert"
import { fieldChanges, valuesBefore } from "../../../domain/versions"
import { holdStockOf } from "../../../medusa/product/hold-stock"
import { restoreProducts } from "../../../medusa/product/restore-products"
import { beginCatalogWrite } from "../../../modules/catalog/build-entries"
import { holdProducts, raiseVersions } from "../../../modules/gemstone/write-gemstones"
import { changesSince, lastVersions } from "../../../modules/history/read-history"
import type { ThingChange } from "../../../modules/history/record-change"
import { thingChange } from "../../audit/record-edit"
import type { Revertible, RevertBatch, RevertOutcome } from "../../revert/revertible"
import { removeProducts } from "../remove-products"
import { writeProducts } from "../write-products"
import { blankValues, editedOf, valuesOf, writeOf } from "./product-values"
import { freshen, readProducts } from "./read-product"
import { type Possible, possiblePlans } from "./revert-limits"

/** Reverts changes of one product or of many: an edit, a deletion, a whole import. */
export const revertProducts: Revertible = {
  prepare: ({ container, tenant, things }) => freshen(container, tenant.id, idsOf(things)),
  revert: async (tx, it) => {
    const ids = idsOf(it.things)
    await holdProducts(tx)
    if (!it.dryRun) await holdStockOf(tx, ids)
    const current = await readProducts(tx, ids)
    const plans: Possible[] = []
    for (const change of it.things) {
      const id = change.entityId
      const product = editedIn(current, id)
      const isAsMade = change.act === "created" && product !== null && (await asMade(tx, change, product))
      plans.push({ id, change, plan: planOf(change, product, it.isChosen, isAsMade) })
    }
    const possible = await possiblePlans(tx, plans)
    const taken: RevertOutcome = {
      restored: possible.flatMap(({ plan }) => plan.restored),
      left: possible.flatMap(({ plan }) => plan.left),
      recorded: [],
    }
    if (!it.dryRun) taken.recorded = await applyPlans(tx, it, possible, current)
    return taken
  },
}

const idsOf = (things: readonly ThingChange[]): string[] => things.map((it) => it.entityId)

type Current = ReadonlyMap<string, AdminProduct>

function editedIn(products: Current, id: string) {
  const found = products.get(id)
  return found ? editedOf(found) : null
}

type Edited = NonNullable<ReturnType<typeof editedIn>>

/** Whether a product is as it was created: not edited since, or edited and reverted, and none of it sold. */
async function asMade(tx: TenantTx, { version, changes }: ThingChange, product: Edited): Promise<boolean> {
  if (changes.some((it) => it.field === "stock" && differs(product, it))) return false
  const since = await changesSince(tx, { ...product, entity: "product" }, version ?? 1)
  return since !== undefined && fieldChanges(valuesBefore(product, since), product).length === 0
}

/**
 * Carries out the plans with the same writes as ordinary edits.
 * @returns the changes of each product
 */
async function applyPlans(
  tx: TenantTx,
  { tenant }: RevertBatch,
  plans: readonly Possible[],
  current: Current
): Promise<ThingChange[]> {
  const doing = (act: Possible["plan"]["act"]) => plans.filter((it) => it.plan.act === act)
  const removed = doing("remove").map(({ id }) => id)
  const restoredIds = doing("revive").map(({ id }) => id)
  if (removed.length) await removeProducts(tx, removed)
  if (restoredIds.length) {
    await beginCatalogWrite(tx)
    await restoreProducts(tx, restoredIds)
  }
  const written = [...doing("revive"), ...doing("write")]
  await writeProducts(
    tx,
    tenant.slug,
    written.map(({ id, plan }) => {
      const product = current.get(id)
      const before = product ? valuesOf(product) : null
      const fields = Object.fromEntries(plan.restored.map(({ field, to }) => [field, to]))
      const after: ProductValues = { ...(before ?? blankValues), ...fields }
      // A restored product keeps its current stock: orders may have taken some units and returned others.
      return writeOf(id, before ?? { ...after }, after)
    })
  )
  if (restoredIds.length) await raiseVersions(tx, await versionsAfter(tx, restoredIds))
  const after = await readProducts(
    tx,
    written.map(({ id }) => id)
  )
  return plans.flatMap(({ id, plan }) => {
    const [was, is] = [editedIn(current, id), editedIn(after, id)]
    const there = is ?? was
    return plan.act === "nothing" || !there ? [] : thingChange(there, was, is)
  })
}

async function versionsAfter(tx: TenantTx, ids: readonly string[]): Promise<Map<string, number>> {
  const last = await lastVersions(tx, "product", ids)
  return new Map(ids.map((id) => [id, (last.get(id) ?? 0) + 1]))
}
