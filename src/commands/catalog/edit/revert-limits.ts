import type { FieldChange, LeftField } from "../../../contract/history"
import { type FieldName, stoneFields } from "../../../contract/stone-fields"
import type { TenantTx } from "../../../db/with-tenant"
import { type Plan, stockWithout } from "../../../domain/plan-revert"
import { deletedProducts } from "../../../medusa/product/restore-products"
import type { ThingChange } from "../../../modules/history/record-change"
import { restorePicture } from "../../../modules/picture/reuse-images"
import { productsAt } from "../write-products"
import { freeSlug } from "./free-slug"
import { editedFields } from "./product-values"
import { refusedFields } from "./refused-fields"

/** The plan for one product. */
export interface Possible {
  id: string
  change: ThingChange
  plan: Plan
}

const known = new Set<string>(editedFields)

/**
 * Reduces the plans to what can be done: slugs that other products have now, pictures that are gone and values that
 * today's rules refuse are left out.
 */
export async function possiblePlans(tx: TenantTx, plans: readonly Possible[]): Promise<Possible[]> {
  const restoredIds = plans.filter((it) => it.plan.act === "revive").map((it) => it.id)
  const restorable = await deletedProducts(tx, restoredIds)
  const slugs = plans.flatMap(({ plan }) => (plan.act === "remove" ? [] : (slugIn(plan) ?? [])))
  const { known: owners } = await productsAt(tx, slugs)
  const given = new Set<string>()
  const possible: Possible[] = []
  for (const it of plans) {
    const { act } = it.plan
    if (act !== "write" && act !== "revive") {
      possible.push(it)
      continue
    }
    const refused = refusedFields(it.plan)
    const isLeft = act === "revive" && (!restorable.has(it.id) || [...refused].some(isRequired))
    const plan = isLeft
      ? leftAsIs(it.plan, restorable.has(it.id) ? "invalid" : "gone")
      : await limited(tx, it, { owners, given, refused })
    possible.push({ ...it, plan })
  }
  return possible
}

const leftAsIs = ({ restored }: Plan, reason: LeftField["reason"]): Plan => ({
  act: "nothing",
  restored: [],
  left: restored.map((it) => ({ ...it, reason })),
})

const isRequired = (field: FieldName): boolean => stoneFields[field].required === true

const slugIn = ({ restored }: Plan): string | undefined => {
  const to = restored.find((it) => it.field === "slug")?.to
  return typeof to === "string" ? to : undefined
}

interface Limits {
  /** Product by slug. */
  owners: ReadonlyMap<string, string>
  /** Slugs that this revert has given already. */
  given: Set<string>
  refused: ReadonlySet<string>
}

async function limited(tx: TenantTx, { id, change, plan }: Possible, limits: Limits): Promise<Plan> {
  const restored: FieldChange[] = []
  const left: LeftField[] = plan.left.map((it) => (it.field === "stock" ? stockOf(it, change) : it))
  for (const it of plan.restored) {
    const reason = await reasonToStay(tx, id, it, limits)
    if (!reason) restored.push(it.field === "stock" && plan.act === "write" ? stockOf(it, change) : it)
    else left.push({ ...it, reason })
  }
  // A restored product needs a slug: it gets the nearest free one.
  if (plan.act === "revive" && !restored.some((it) => it.field === "slug")) {
    const free = await freeSlug(tx, slugIn(plan) ?? "gem")
    const { given } = limits
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
  { owners, given, refused }: Limits
): Promise<LeftField["reason"] | undefined> {
  // A field that the registry no longer has.
  if (!known.has(field)) return "final"
  if (refused.has(field)) return "invalid"
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
