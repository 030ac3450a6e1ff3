import type { MedusaContainer } from "@medusajs/framework/types"
import type { BulkStatusBody, BulkStatusResult } from "../../contract/admin-order"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { ApiError } from "../../lib/api-error"
import { newEntryId, recordThings } from "../../modules/history/record-change"
import { holdOrder, type OrderEdit } from "../../modules/order/edit-orders"
import { tenantIn } from "../../modules/tenant/find-tenant"
import { applyOrderEdit } from "./apply-edit"

export interface SetStatusesInput extends BulkStatusBody {
  tenantId: string
  actor: Actor
  /** Returns the current time. Each order has its own, because many of them take a while. */
  now: () => Date
}

/**
 * Sets the status of many orders, each in a transaction of its own, so that one whose products are gone doesn't block
 * the others. Together they are one history entry.
 */
export async function setStatuses(
  container: MedusaContainer,
  input: SetStatusesInput
): Promise<BulkStatusResult> {
  const result: BulkStatusResult = { changed: [], unchanged: [], errors: [] }
  const entryId = newEntryId()
  for (const id of new Set(input.ids)) {
    try {
      result[(await setStatus(container, { ...input, entryId }, id)) ? "changed" : "unchanged"].push(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      result.errors.push({ id, code: error.code, error: error.message })
    }
  }
  return result.changed.length ? { ...result, entryId } : result
}

/** An order that has the status already keeps its courier and tracking number. */
function editOf({ status, courier, trackingNumbers }: BulkStatusBody, id: string, current: string) {
  const trackingNumber = trackingNumbers?.[id]
  return {
    status,
    ...(status !== current && courier !== undefined && { courier }),
    ...(status !== current && trackingNumber !== undefined && { trackingNumber }),
  } satisfies Partial<OrderEdit>
}

const setStatus = (
  container: MedusaContainer,
  { tenantId, actor, entryId, now, ...body }: SetStatusesInput & { entryId: string },
  id: string
): Promise<boolean> =>
  withTenant(container, tenantId, async (tx) => {
    const order = await holdOrder(tx, id)
    return applyOrderEdit(container, tx, {
      ...{ tenant: await tenantIn(tx), actor, order, edit: editOf(body, id, order.status), now: now() },
      record: (change) => recordThings(tx, actor, { id: entryId, entity: "order" }, [change]),
    })
  })
