import type { Tenant } from "../tenant/tenant"
import { invoiceDocument, type InvoicedOrder } from "./invoice-document"
import type { Invoice } from "./issue-invoice"
import { readLogo } from "./read-logo"
import type { InvoicePassport } from "./render/document"
import { type CreditNote, creditNoteDocument } from "./credit-note"
import { drawInvoices } from "./draw-documents"

export interface Invoiced {
  order: InvoicedOrder
  invoice: Invoice
  passports: InvoicePassport[]
}

/** The tax invoices of these orders as one PDF; each starts on a new page. */
export async function invoicesPdf(tenant: Tenant, invoiced: readonly Invoiced[]): Promise<Buffer> {
  const logo = await readLogo(tenant)
  return drawInvoices(
    tenant.id,
    invoiced.map(({ order, invoice, passports }) =>
      invoiceDocument(tenant, order, invoice, { logo, passports })
    )
  )
}

/** A credit note as a PDF in the style of its invoice. */
export async function creditNotePdf(
  tenant: Tenant,
  { order, invoice, note }: Omit<Invoiced, "passports"> & { note: CreditNote }
): Promise<Buffer> {
  const logo = await readLogo(tenant)
  const document = creditNoteDocument(invoiceDocument(tenant, order, invoice, { logo }), note)
  return drawInvoices(tenant.id, [document])
}
