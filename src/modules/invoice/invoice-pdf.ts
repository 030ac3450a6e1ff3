import { env } from "../../config/env"
import { openPan } from "../../lib/buyer-pan"
import type { Snapshot } from "../../lib/order-snapshot"
import type { Tenant } from "../tenant/tenant"
import type { Invoice } from "./issue-invoice"
import { readLogo } from "./read-logo"
import type { InvoicePassport } from "./render/document"
import { invoiceDocumentFrom } from "./render/build-document"
import { renderInvoice } from "./render/render-invoice"

/** What an invoice says of its order. */
export interface InvoicedOrder {
  orderNumber: string
  paymentRef: string | null
  status: string
  snapshot: Snapshot
}

/** The tax invoice of an order, from what was fixed when it was paid and issued. */
export async function invoicePdf(
  tenant: Tenant,
  order: InvoicedOrder,
  invoice: Invoice,
  passports: InvoicePassport[]
): Promise<Buffer> {
  const { totals, address, items, user, pan } = order.snapshot
  return renderInvoice(
    invoiceDocumentFrom({
      invoiceNumber: invoice.number,
      issuedAt: invoice.issuedAt,
      orderNumber: order.orderNumber,
      paymentRef: order.paymentRef,
      cancelled: order.status === "CANCELLED",
      brand: { colour: tenant.branding.colors.primary, logo: await readLogo(tenant) },
      seller: invoice.seller,
      buyer: {
        email: user.email || null,
        pan: pan ? openPan(env().RATNA_SECRET_KEY, tenant.id, pan) : null,
      },
      deliveryAddress: address,
      items: items.map(({ name, quantity, unitPrice, hsnCode }) => ({ name, quantity, unitPrice, hsnCode })),
      gstRate: totals.gstRate,
      subtotal: totals.subtotal,
      gst: totals.gst,
      shippingFee: totals.shippingFee,
      total: totals.total,
      passports,
    })
  )
}
