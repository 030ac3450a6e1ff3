import { ApiError } from "../../../../../lib/api-error"
import { findInvoice } from "../../../../../modules/invoice/issue-invoice"
import { invoicesPdf } from "../../../../../modules/invoice/invoice-pdf"
import { inTenant } from "../../../../../http/kernel/context"
import { route } from "../../../../../http/kernel/route"
import { invoicePassports } from "../../order-passports"
import { visibleOrder } from "../../visible-order"
import * as endpoints from "../../../../../contract/endpoints/order"

export const GET = route(endpoints.getInvoice, async (ctx, { params }) => {
  const order = await visibleOrder(ctx, params.orderNumber)
  const invoice = await inTenant(ctx, (tx) => findInvoice(tx, order.orderId))
  if (!invoice) throw new ApiError("CONFLICT", "The invoice is issued once the payment is confirmed")
  const data = await invoicesPdf(ctx.container, ctx.tenant, [
    { order, invoice, passports: await invoicePassports(ctx, order) },
  ])
  return {
    status: 200,
    raw: { type: "application/pdf", data },
    headers: { "content-disposition": `attachment; filename="invoice-${order.orderNumber}.pdf"` },
  }
})
