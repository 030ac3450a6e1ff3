import { invoicePdf } from "../../../../modules/invoice/invoice-pdf"
import type { Tenant } from "../../../../modules/tenant/tenant"
import type { AccountExport } from "../../../../workflows/account/export-account"
import type { ZipFile } from "../../../../http/zip-stream"

/** The files of an account's export. Invoices are drawn one at a time, as the ZIP comes to them. */
export async function* exportFiles(
  tenant: Tenant,
  { data, invoiced }: AccountExport
): AsyncGenerator<ZipFile> {
  const shop = { name: tenant.branding.brandName, domain: tenant.domain }
  const text = JSON.stringify({ exportedAt: new Date().toISOString(), shop, ...data }, null, 2)
  yield { name: "data.json", bytes: Buffer.from(text) }
  for (const { order, invoice } of invoiced) {
    const bytes = await invoicePdf(tenant, order, invoice)
    yield { name: `invoices/invoice-${order.orderNumber}.pdf`, bytes }
  }
}
