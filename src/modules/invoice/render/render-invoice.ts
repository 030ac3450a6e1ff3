import type { InvoiceDocument } from "./document"
import { invoicePages } from "./invoice-pages"
import { loadKit } from "./kit"
import { pngLogo } from "./logo"

/** Draws an invoice as a PDF. Pure but for the fonts, which are read once for the process. */
export async function renderInvoice(invoice: InvoiceDocument): Promise<Buffer> {
  const [kit, logo] = await Promise.all([loadKit(), pngLogo(invoice.brand.logo)])
  return kit.renderToBuffer(invoicePages(kit, invoice, logo))
}
