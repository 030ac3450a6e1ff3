import { orderUpdateBody } from "../../contract/admin-order"
import type { OrderStatus } from "../../contract/order"
import type { FieldChange } from "../../contract/history"
import type { TenantTx } from "../../db/with-tenant"
import { ApiError } from "../../lib/api-error"
import { type Plan, planOf } from "../../domain/plan-revert"
import type { ThingChange } from "../../modules/history/record-change"
import { dropNote } from "../../modules/order/drop-note"
import { editOf, holdOrder, type OrderEdit, writeEdit } from "../../modules/order/edit-orders"
import type { TenantOrder } from "../../modules/order/tenant-order"
import { tenantIn } from "../../modules/tenant/find-tenant"
import { applyOrderEdit } from "../order/apply-edit"
import { requireNotRefunded, takeStatusUndo } from "../order/take-status-undo"
import { thingChange } from "../audit/record-edit"
import { isRefused } from "./is-refused"
import type { Revertible, RevertBatch, RevertOutcome } from "./revertible"

/**
 * Reverts a change of an order: status, courier and tracking by an ordinary edit; an admin's own note is removed from
 * the timeline. A revert never moves money. A status change whose mail is not sent yet is undone: nothing is mailed.
 */
export const revertOrder: Revertible = {
  oneByOne: true,
  revert: async (tx, it) => {
    const taken: RevertOutcome = { restored: [], left: [], recorded: [] }
    for (const thing of it.things) {
      const order = await holdOrder(tx, thing.entityId)
      await requireNoMoney(tx, order, thing)
      const plan = withoutRefused(planOfOrder(order, thing, it))
      taken.restored.push(...plan.restored)
      taken.left.push(...plan.left)
      if (plan.act === "nothing") continue
      taken.recorded.push(...(await applyPlans(tx, it, order, plan)))
    }
    return taken
  },
}

const changeOf = ({ changes }: ThingChange, field: string) => changes.find((it) => it.field === field)

/** @throws ApiError CONFLICT for a refund */
async function requireNoMoney(tx: TenantTx, { orderId }: TenantOrder, thing: ThingChange): Promise<void> {
  if (changeOf(thing, "refund"))
    throw new ApiError("CONFLICT", "A refund can't be reverted: the money is on its way to the customer.")
  if (changeOf(thing, "status")?.to !== "CANCELLED") return
  await requireNotRefunded(tx, orderId)
}

/** A status's note is part of that step, and the shopper has read it, so it stays. */
function planOfOrder(order: TenantOrder, thing: ThingChange, { isChosen }: RevertBatch): Plan {
  const note = changeOf(thing, "note")
  const isOwnNote = note && !changeOf(thing, "status")
  const there = order.timeline.some((it) => it.kind === "note" && it.note === (note?.to ?? note?.from))
  // Treats the note as a field that is either present or absent.
  const current = { ...editOf(order), note: there ? (note?.to ?? note?.from ?? null) : null }
  const changes = thing.changes.filter((it) => it.field !== "note" || isOwnNote)
  const plan = planOf({ ...thing, changes }, current, isChosen)
  if (!note || isOwnNote) return plan
  const left = { ...note, entityId: thing.entityId, from: note.to, to: note.from, reason: "final" as const }
  return { ...plan, left: [...plan.left, left] }
}

/** Leaves out values that today's rules refuse. A note without a value is one to remove. */
function withoutRefused({ act, restored, left }: Plan): Plan {
  const isKept = (it: FieldChange) =>
    (it.field === "note" && it.to === null) || !isRefused(orderUpdateBody.shape, it)
  const kept = restored.filter(isKept)
  const refused = restored.filter((it) => !isKept(it)).map((it) => ({ ...it, reason: "invalid" as const }))
  return { act: kept.length ? act : "nothing", restored: kept, left: [...left, ...refused] }
}

const valueIn = (restored: readonly FieldChange[], field: string) =>
  restored.find((it) => it.field === field)?.to

/** @returns the changes for the history */
async function applyPlans(
  tx: TenantTx,
  { container, actor }: RevertBatch,
  order: TenantOrder,
  { restored }: Plan
): Promise<ThingChange[]> {
  const { note, ...fields } = Object.fromEntries(restored.map((it) => [it.field, it.to]))
  const before = editOf(order)
  const drops = note === null ? restored.find((it) => it.field === "note")?.from : undefined
  if (typeof drops === "string") await dropNote(tx, order.orderId, drops)
  if (Object.keys(fields).length === 0 && typeof drops === "string") {
    await writeEdit(tx, before)
    const after = { ...before, version: before.version + 1 }
    return [thingChange(after, { ...before, note: drops }, { ...after, note: null })]
  }
  const edit = {
    ...fields,
    status: (valueIn(restored, "status") ?? order.status) as OrderStatus,
  } as Partial<OrderEdit>
  const again = typeof note === "string" ? { note } : {}
  const now = new Date()
  const undoes = await takeStatusUndo(
    tx,
    order,
    now,
    (undo) => edit.status !== order.status && undo.before.status === edit.status
  )
  const recorded: ThingChange[] = []
  await applyOrderEdit(container, tx, {
    ...{ tenant: await tenantIn(tx), actor, order, edit, now, ...again, ...(undoes && { undoes }) },
    record: (change) => recorded.push(change),
  })
  return recorded
}
