import type { Settings } from "../../contract/settings"
import type { Tenant } from "../tenant/tenant"
import type { InvoiceSeller } from "./render/document"

/** The seller as of the invoice's issue: later changes of the settings don't affect old invoices. */
export type InvoiceSellerSnapshot = InvoiceSeller

/** The seller: invoice settings take precedence over the brand. */
export const sellerOf = (tenant: Tenant, settings: Settings): InvoiceSellerSnapshot => ({
  name: settings.invoice_company_name ?? tenant.branding.brandName,
  address: settings.invoice_company_address ?? tenant.branding.contact.address ?? "",
  gstin: settings.invoice_gstin ?? tenant.branding.company.gst,
  pan: settings.invoice_pan ?? null,
  email: tenant.branding.contact.email,
  phone: tenant.branding.contact.phone,
})
