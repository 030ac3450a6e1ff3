import type { Settings } from "../../contract/settings"
import type { Tenant } from "../tenant/tenant"
import type { InvoiceSeller } from "./render/document"

/** Who sold, as it was when the invoice was issued: a later change of the settings leaves old invoices as they are. */
export type InvoiceSellerSnapshot = InvoiceSeller

/** The invoice settings first, then the brand. */
export const sellerOf = (tenant: Tenant, settings: Settings): InvoiceSellerSnapshot => ({
  name: settings.invoice_company_name ?? tenant.branding.brandName,
  address: settings.invoice_company_address ?? tenant.branding.contact.address ?? "",
  gstin: settings.invoice_gstin ?? tenant.branding.company.gst,
  pan: settings.invoice_pan ?? null,
  email: tenant.branding.contact.email,
  phone: tenant.branding.contact.phone,
})
