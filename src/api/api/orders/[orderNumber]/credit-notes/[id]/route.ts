import { notFound } from "../../../../../../lib/api-error"
import { paidParts } from "../../../../../../domain/paid-parts"
import { inTenant } from "../../../../../../http/kernel/context"
import { route } from "../../../../../../http/kernel/route"
import { creditNotePdf } from "../../../../../../modules/invoice/invoice-pdf"
import { findInvoice } from "../../../../../../modules/invoice/issue-invoice"
import { issuedNote } from "../../../../../../modules/refund/order-refund"
import { storedNotesOf } from "../../../../../../modules/refund/read-refunds"
import { visibleOrder } from "../../../visible-order"
import * as endpoints from "../../../../../../contract/endpoints/order"

export const GET = route(endpoints.getCreditNote, async (ctx, { params }) => {
  const order = await visibleOrder(ctx, params.orderNumber)
  const { invoice, stored } = await inTenant(ctx, async (tx) => ({
    invoice: await findInvoice(tx, order.orderId),
    stored: await storedNotesOf(tx, [order.orderId]),
  }))
  const paid = paidParts(order.snapshot)
  const notes = stored.flatMap((it) => issuedNote(it, paid) ?? [])
  const place = notes.findIndex((it) => it.id === params.id)
  const note = notes[place]
  if (!invoice || !note) throw notFound("Credit note")
  const data = await creditNotePdf(ctx.container, ctx.tenant, {
    order,
    invoice,
    note,
    earlier: notes.slice(0, place),
  })
  return {
    status: 200,
    raw: { type: "application/pdf", data },
    headers: {
      "content-disposition": `attachment; filename="credit-note-${note.number.replaceAll("/", "-")}.pdf"`,
    },
  }
})
