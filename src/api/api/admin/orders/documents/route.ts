import { ApiError, notFound } from "../../../../../lib/api-error"
import { inTenant } from "../../../../../http/kernel/context"
import { route } from "../../../../../http/kernel/route"
import { invoicesPdf } from "../../../../../modules/invoice/invoice-pdf"
import { packingSlipsPdf } from "../../../../../modules/invoice/packing-slips-pdf"
import { invoicesOf } from "../../../../../modules/invoice/read-invoices"
import { ordersById } from "../../../../../modules/order/list-orders"
import type { TenantOrder } from "../../../../../modules/order/tenant-order"
import { invoicePassports, type PassportContext } from "../../../orders/order-passports"
import * as endpoints from "../../../../../contract/endpoints/admin-order"

export const POST = route(endpoints.createOrderDocuments, async (ctx, { body: { ids, kind } }) => {
  const orders = await inTenant(ctx, (tx) => ordersById(tx, ids))
  if (orders.length < new Set(ids).size) throw notFound("Order")
  const data =
    kind === "invoice"
      ? await invoices(ctx, orders)
      : await packingSlipsPdf(ctx.container, ctx.tenant, orders)
  return {
    status: 200,
    raw: { type: "application/pdf", data },
    headers: { "content-disposition": `attachment; filename="${kind}s.pdf"` },
  }
})

async function invoices(ctx: PassportContext, orders: readonly TenantOrder[]): Promise<Buffer> {
  const found = await inTenant(ctx, (tx) =>
    invoicesOf(
      tx,
      orders.map((it) => it.orderId)
    )
  )
  const invoiced = []
  for (const order of orders) {
    const invoice = found.find((it) => it.orderId === order.orderId)
    if (!invoice)
      throw new ApiError(
        "CONFLICT",
        `Order ${order.orderNumber} has no invoice yet: its payment isn't confirmed`
      )
    invoiced.push({ order, invoice, passports: await invoicePassports(ctx, order) })
  }
  return invoicesPdf(ctx.container, ctx.tenant, invoiced)
}
