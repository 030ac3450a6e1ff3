import { env } from "../../config/env"
import { openPan } from "../../domain/buyer-pan"
import { hsnOf } from "../../domain/hsn"
import { itemRate, skuOf, type Snapshot } from "../../domain/order-snapshot"
import { gstByRate } from "../../domain/totals"
import type { Tenant } from "../tenant/tenant"
import type { Invoice } from "./issue-invoice"
import { invoiceDocumentFrom } from "./render/build-document"
import type { InvoiceDocument, InvoicePassport } from "./render/document"
import { noPaperPictures, type PaperPictures } from "./read-paper-pictures"
import { reportOf } from "./sold-stone"

export interface InvoicedOrder {
  orderNumber: string
  paymentRef: string | null
  status: string
  snapshot: Snapshot
}

/**
 * Builds an invoice from the values that were fixed when its order was paid and it was issued. Recomputes nothing.
 */
export function invoiceDocument(
  tenant: Tenant,
  order: InvoicedOrder,
  invoice: Invoice,
  {
    pictures = noPaperPictures,
    passports = [],
  }: { pictures?: PaperPictures; passports?: InvoicePassport[] } = {}
): InvoiceDocument {
  const { totals, address, items, user, pan, buyer, tax } = order.snapshot
  return invoiceDocumentFrom({
    invoiceNumber: invoice.number,
    issuedAt: invoice.issuedAt,
    orderNumber: order.orderNumber,
    paymentRef: order.paymentRef,
    cancelled: order.status === "CANCELLED",
    brand: { color: tenant.branding.colors.primary, ...pictures },
    seller: invoice.seller,
    tax: { registered: tax?.registered ?? true, lut: tax?.lut ?? null },
    buyer: {
      email: user.email || null,
      pan: pan ? openPan(env().secretKeys, tenant.id, pan) : null,
      firm: buyer ?? null,
    },
    deliveryAddress: address,
    items: items.map((it) => ({
      name: it.name,
      sku: skuOf(it),
      weight: it.stone?.weight,
      report: reportOf(it),
      quantity: it.quantity,
      unitPrice: it.unitPrice,
      hsn: hsnOf(it.hsnCode, it.stone?.type),
      rate: itemRate(it, totals),
    })),
    rates: gstByRate(totals),
    subtotal: totals.subtotal,
    gst: totals.gst,
    shippingFee: totals.shippingFee,
    total: totals.total,
    passports,
  })
}
