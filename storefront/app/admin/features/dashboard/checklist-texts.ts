import type { ChecklistStep, ChecklistWarning } from "@contract/checklist"

/** Texts of a new tenant's checklist. */
export const checklistTexts = {
  title: "Before you open",
  done: (done: number, all: number) => `${done} of ${all} done`,
  isDone: "done",
  isOpen: "to do",
  loading: "Loading your checklist",
  failed: "Your checklist could not be loaded.",
  retry: "Load the checklist again",
  openTitle: "Open for business",
  openText: "Everything is in place: your store takes orders.",
  visit: "See your store",
  warningsTitle: "Please check",
  warningLink: "Open",
} as const

/** Text and link of each step. The domain is connected by the platform. */
export const stepWords: Record<ChecklistStep, { name: string; hint: string; to: string }> = {
  logo: {
    name: "Your logo",
    hint: "Shown on every page and in every e-mail",
    to: "/admin/branding#brand-logo",
  },
  product: {
    name: "A product with a picture",
    hint: "Added one by one, or from a CSV file",
    to: "/admin/products",
  },
  payment: {
    name: "Payment keys",
    hint: "Key ID and secret from your payment gateway",
    to: "/admin/branding#payments",
  },
  tax: {
    name: "Tax",
    hint: "Your GST number; the rate is in your settings",
    to: "/admin/branding#brand-gst",
  },
  shipping: {
    name: "Shipping",
    hint: "Where parcels come from; the fee is in your settings",
    to: "/admin/branding#brand-address",
  },
  returns: {
    name: "Returns",
    hint: "Days within which you take a stone back",
    to: "/admin/settings?tab=general#return_window_days",
  },
  contact: {
    name: "Contact",
    hint: "E-mail and phone for your customers",
    to: "/admin/branding#brand-email",
  },
  admin: { name: "An administrator", hint: "Someone who has accepted the invitation", to: "/admin/staff" },
  domain: { name: "Your domain", hint: "The platform connects domains. Contact its staff.", to: "/" },
}

const invoiceSettings = "/admin/settings?tab=invoice"

/** Where each warning is set right. */
export const warningPages: Record<ChecklistWarning["code"], string> = {
  GSTIN_MISSING: `${invoiceSettings}#invoice_gstin`,
  GSTIN_INVALID: `${invoiceSettings}#invoice_gstin`,
  GSTIN_DIFFERS: `${invoiceSettings}#invoice_gstin`,
  PAN_INVALID: `${invoiceSettings}#invoice_pan`,
  PAN_DIFFERS: `${invoiceSettings}#invoice_pan`,
  HSN_MISSING: "/admin/products",
  SHIPPING_UNTAXED: `${invoiceSettings}#shipping_taxed`,
  LUT_DUE: `${invoiceSettings}#export_lut`,
  DUPLICATE_REPORT: "/admin/products",
  STOCK_WITH_REPORT: "/admin/products",
}
