import type { InvoiceDocument } from "./document"
import { invoicePages } from "./invoice-pages"
import { loadKit } from "./kit"

/** Renders an invoice as PDF. Pure except for the fonts, which are read once per process. */
export async function renderInvoice(invoice: InvoiceDocument): Promise<Buffer> {
  const kit = await loadKit(invoice)
  return kit.renderToBuffer(invoicePages(kit, invoice))
}
