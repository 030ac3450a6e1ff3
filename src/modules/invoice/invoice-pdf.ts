import type { MedusaContainer } from "@medusajs/framework/types"
import type { Tenant } from "../tenant/tenant"
import { type CreditNote, creditNoteDocument } from "./credit-note"
import { drawInvoices } from "./draw-documents"
import { invoiceDocument, type InvoicedOrder } from "./invoice-document"
import type { Invoice } from "./issue-invoice"
import { readPaperPictures } from "./read-paper-pictures"
import type { InvoicePassport } from "./render/document"

type Container = Pick<MedusaContainer, "resolve">

export interface Invoiced {
  order: InvoicedOrder
  invoice: Invoice
  passports: InvoicePassport[]
}

/** The invoices of these orders as one PDF; each starts on a new page. */
export async function invoicesPdf(
  container: Container,
  tenant: Tenant,
  invoiced: readonly Invoiced[]
): Promise<Buffer> {
  const pictures = await readPaperPictures(container, tenant)
  return drawInvoices(
    tenant.id,
    invoiced.map(({ order, invoice, passports }) =>
      invoiceDocument(tenant, order, invoice, { pictures, passports })
    )
  )
}

interface Credited extends Omit<Invoiced, "passports"> {
  note: CreditNote
  /** The notes to the same invoice that were issued before. */
  earlier: readonly CreditNote[]
}

/** A credit note as a PDF in the style of its invoice. */
export async function creditNotePdf(
  container: Container,
  tenant: Tenant,
  { order, invoice, note, earlier }: Credited
): Promise<Buffer> {
  const pictures = await readPaperPictures(container, tenant)
  const document = invoiceDocument(tenant, order, invoice, { pictures })
  return drawInvoices(tenant.id, [creditNoteDocument(document, note, earlier)])
}
