import { z } from "zod"
import { creditNoteParams } from "../../../../../../contract/order"
import { notFound } from "../../../../../../lib/api-error"
import { inTenant } from "../../../../../../http/context"
import { route } from "../../../../../../http/route"
import { creditNotePdf } from "../../../../../../modules/invoice/invoice-pdf"
import { findInvoice } from "../../../../../../modules/invoice/issue-invoice"
import { creditNotesOf } from "../../../../../../modules/refund/read-refunds"
import { visibleOrder } from "../../../visible-order"

export const GET = route(
  {
    access: "shopper",
    summary: "The credit note of one refund of the order, as a PDF",
    params: creditNoteParams,
    answers: { 200: z.instanceof(Buffer) },
    refusals: ["NOT_FOUND"],
    limits: [{ name: "invoice", per: "account", maxPerHour: 120 }],
  },
  async (ctx, { params }) => {
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
  }
)
