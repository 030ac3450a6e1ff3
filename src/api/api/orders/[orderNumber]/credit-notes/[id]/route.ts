import { notFound } from "../../../../../../lib/api-error"
import { inTenant } from "../../../../../../http/kernel/context"
import { route } from "../../../../../../http/kernel/route"
import { creditNotePdf } from "../../../../../../modules/invoice/invoice-pdf"
import { findInvoice } from "../../../../../../modules/invoice/issue-invoice"
import { creditNotesOf } from "../../../../../../modules/refund/read-refunds"
import { visibleOrder } from "../../../visible-order"
import * as endpoints from "../../../../../../contract/endpoints/order"

export const GET = route(endpoints.getCreditNote, async (ctx, { params }) => {
  const order = await visibleOrder(ctx, params.orderNumber)
  const { invoice, note } = await inTenant(ctx, async (tx) => ({
    invoice: await findInvoice(tx, order.orderId),
    note: (await creditNotesOf(tx, order.orderId)).find((it) => it.id === params.id),
  }))
  if (!invoice || !note) throw notFound("Credit note")
  return {
    status: 200,
    raw: { type: "application/pdf", data: await creditNotePdf(ctx.tenant, { order, invoice, note }) },
    headers: {
      "content-disposition": `attachment; filename="credit-note-${note.number.replaceAll("/", "-")}.pdf"`,
    },
  }
})
