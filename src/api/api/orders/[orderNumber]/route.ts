import { orderView } from "../../../../modules/order/tenant-order"
import { creditNoteView } from "../../../../modules/refund/order-refund"
import { storedNotesOf } from "../../../../modules/refund/read-refunds"
import { visibleOrder } from "../visible-order"
import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/order"

export const GET = route(endpoints.getOrder, async (ctx, { params }) => {
  const found = await visibleOrder(ctx, params.orderNumber)
  const notes = await inTenant(ctx, (tx) => storedNotesOf(tx, [found.orderId]))
  return ok({ ...orderView(found), creditNotes: notes.map(creditNoteView) })
})
