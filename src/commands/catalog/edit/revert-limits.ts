import type { FieldChange, LeftField } from "../../../contract/history"
import type { TenantTx } from "../../../db/with-tenant"
import { type Plan, stockWithout } from "../../../domain/plan-revert"
import { deletedProducts } from "../../../medusa/product/restore-products"
import type { ThingChange } from "../../../modules/history/record-change"
import { restorePicture } from "../../../modules/picture/reuse-images"
import { productsAt } from "../write-products"
import { freeSlug } from "./free-slug"
import { editedFields } from "./product-values"

/** The plan for one product. */
export interface Possible {
  id: string
  change: ThingChange
  plan: Plan
}

const known = new Set<string>(editedFields)

/**
 * Reduces the plans to what can be done: slugs that other products have now and pictures that are gone are left out.
 */
export async function possiblePlans(tx: TenantTx, plans: readonly Possible[]): Promise<Possible[]> {
  const restoredIds = plans.filter((it) => it.plan.act === "revive").map((it) => it.id)
  const restorable = await deletedProducts(tx, restoredIds)
  const slugs = plans.flatMap(({ plan }) => (plan.act === "remove" ? [] : (slugIn(plan) ?? [])))
  const { known: owners } = await productsAt(tx, slugs)
  const given = new Set<string>()
  const possible: Possible[] = []
  for (const it of plans) {
    if (it.plan.act === "revive" && !restorable.has(it.id)) {
      const left = it.plan.restored.map((field) => ({ ...field, reason: "gone" as const }))
      possible.push({ ...it, plan: { act: "nothing", restored: [], left } })
    } else if (it.plan.act === "write" || it.plan.act === "revive") {
      possible.push({ ...it, plan: await limited(tx, it, owners, given) })
    } else possible.push(it)
  }
  return possible
}

const slugIn = ({ restored }: Plan): string | undefined => {
  const to = restored.find((it) => it.field === "slug")?.to
  return typeof to === "string" ? to : undefined
}

async function limited(
  tx: TenantTx,
  { id, change, plan }: Possible,
  owners: ReadonlyMap<string, string>,
  given: Set<string>
): Promise<Plan> {
  const restored: FieldChange[] = []
  const left: LeftField[] = plan.left.map((it) => (it.field === "stock" ? stockOf(it, change) : it))
  for (const it of plan.restored) {
    const reason = await reasonToStay(tx, id, it, owners, given)
    if (!reason) restored.push(it.field === "stock" && plan.act === "write" ? stockOf(it, change) : it)
    else left.push({ ...it, reason })
  }
  // A restored product needs a slug: it gets the nearest free one.
  if (plan.act === "revive" && !restored.some((it) => it.field === "slug")) {
    const free = await freeSlug(tx, slugIn(plan) ?? "gem")
    const to = given.has(free) ? `${free}-${id.slice(-6).toLowerCase()}` : free
    given.add(to)
    restored.push({ entityId: id, field: "slug", from: null, to })
  }
  return { act: restored.length ? plan.act : "nothing", restored, left }
}

/** Stock that changed since is reverted as a difference, so that units sold meanwhile don't come back. */
function stockOf<T extends FieldChange>(it: T, { changes }: ThingChange): T {
  const made = changes.find((change) => change.field === "stock")
  if (!made || it.from === made.to || typeof it.from !== "number") return it
  return { ...it, to: stockWithout(it.from, made) }
}

async function reasonToStay(
  tx: TenantTx,
  id: string,
  { field, to }: FieldChange,
  owners: ReadonlyMap<string, string>,
  given: Set<string>
): Promise<LeftField["reason"] | undefined> {
  // A field that the registry no longer has.
  if (!known.has(field)) return "final"
  if (field === "images" && Array.isArray(to)) {
    for (const url of to) if (typeof url === "string" && !(await restorePicture(tx, url))) return "picture"
  }
  if (field === "slug" && typeof to === "string") {
    const owner = owners.get(to)
    if ((owner !== undefined && owner !== id) || given.has(to)) return "taken"
    given.add(to)
  }
  return undefined
}
