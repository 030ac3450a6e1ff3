import { z } from "zod"
import { address, pincodeResult } from "./address"
import { adminBranding, paymentTest } from "./admin-branding"
import { adminOrder, bulkStatusResult, orderCounts, refund } from "./admin-order"
import { adminProduct } from "./admin-product"
import { alarm } from "./alarm"
import { otpSent, otpVerified, resetTokenState, session, user } from "./auth"
import { branding, content } from "./branding"
import { bulkEditResult } from "./bulk-edit"
import { bulkImportResult, productImport, uploaded } from "./bulk-import"
import { cart } from "./cart"
import { checklist, tenantChecklist } from "./checklist"
import { checkoutSession, checkoutSettings, totals } from "./checkout"
import { messageBody } from "./common"
import { contactMessage, contactSent } from "./contact"
import { tenantHost } from "./domain"
import { entryPass } from "./entry-pass"
import { entry } from "./entry"
import { dashboard } from "./dashboard"
import { adminFaq, faq } from "./faq"
import { historyEntry, historyThing, revertResult } from "./history"
import { apiKey, newApiKey } from "./key"
import { order } from "./order"
import { orderPassport, passport } from "./passport"
import { platformOverview } from "./platform"
import { facets, option, product, suggestions } from "./product"
import { staffMember } from "./staff"
import { tenant } from "./tenant"
import { tenantLimitsView } from "./tenant-limits"
import { savedView } from "./view"
import { newWebhook, webhook, webhookDelivery } from "./webhook"
import { wishlistEntry } from "./wishlist"

/**
 * What each call that the storefront makes answers with on success; `null`: nothing. A page's types come from here,
 * and in development and tests every answer is checked against it. A specification compares it with what the
 * server's routes declare.
 */
export const answers = {
  "GET /api/branding": branding,
  "GET /api/content": content,
  "GET /api/faqs": z.array(faq),
  "GET /api/admin/checklist": checklist,
  "GET /api/admin/dashboard": dashboard,
  "GET /api/admin/faqs": z.array(adminFaq),
  "POST /api/admin/faqs": adminFaq,
  "PUT /api/admin/faqs/:id": adminFaq,
  "DELETE /api/admin/faqs/:id": null,
  "GET /api/admin/branding": adminBranding,
  "PUT /api/admin/branding": adminBranding,
  "POST /api/admin/branding/payment-test": paymentTest,
  "GET /api/admin/alarms": z.array(alarm),
  "PUT /api/admin/alarms/:id": alarm,
  "GET /api/admin/contact-messages": z.array(contactMessage),
  "PUT /api/admin/contact-messages/:id": contactMessage,
  "GET /api/admin/settings": z.array(entry),
  "PUT /api/admin/settings/:key": entry,
  "GET /api/admin/content": z.array(entry),
  "PUT /api/admin/content/:key": entry,
  "DELETE /api/admin/content/:key": null,
  "GET /api/admin/keys": z.array(apiKey),
  "POST /api/admin/keys": newApiKey,
  "DELETE /api/admin/keys/:id": null,
  "GET /api/admin/webhooks": z.array(webhook),
  "POST /api/admin/webhooks": newWebhook,
  "PUT /api/admin/webhooks/:id": webhook,
  "DELETE /api/admin/webhooks/:id": null,
  "POST /api/admin/webhooks/:id/rotate": newWebhook,
  "GET /api/admin/webhooks/:id/deliveries": z.array(webhookDelivery),
  "POST /api/admin/webhooks/:id/deliveries/:deliveryId/replay": webhookDelivery,
  "GET /api/admin/staff": z.array(staffMember),
  "POST /api/admin/staff": staffMember,
  "DELETE /api/admin/staff/:id": null,
  "GET /api/admin/orders": z.array(adminOrder),
  "GET /api/admin/order-counts": orderCounts,
  "GET /api/admin/orders/:id": adminOrder,
  "PUT /api/admin/orders/:id": adminOrder,
  "POST /api/admin/orders/bulk-status": bulkStatusResult,
  "POST /api/admin/orders/:id/refunds": refund,
  "GET /api/admin/products": z.array(adminProduct),
  "GET /api/admin/products/:id": adminProduct,
  "POST /api/admin/products": adminProduct,
  "PUT /api/admin/products/:id": adminProduct,
  "DELETE /api/admin/products/:id": null,
  "POST /api/admin/products/bulk-import": bulkImportResult,
  "POST /api/admin/products/bulk-edit": bulkEditResult,
  "POST /api/admin/uploads": uploaded,
  "GET /api/admin/imports": z.array(productImport),
  "GET /api/admin/views": z.array(savedView),
  "POST /api/admin/views": savedView,
  "PUT /api/admin/views/:id": savedView,
  "DELETE /api/admin/views/:id": null,
  "GET /api/admin/history": z.array(historyEntry),
  "GET /api/admin/history/:id/things": z.array(historyThing),
  "POST /api/admin/history/:id/revert": revertResult,
  "GET /api/superadmin/analytics/overview": platformOverview,
  "GET /api/superadmin/checklists": z.array(tenantChecklist),
  "GET /api/superadmin/tenants": z.array(tenant),
  "POST /api/superadmin/tenants": tenant,
  "GET /api/superadmin/tenants/:id": tenant,
  "PUT /api/superadmin/tenants/:id": tenant,
  "DELETE /api/superadmin/tenants/:id": null,
  "GET /api/superadmin/tenants/:id/limits": tenantLimitsView,
  "PUT /api/superadmin/tenants/:id/limits": tenantLimitsView,
  "POST /api/superadmin/tenants/:id/enter": entryPass,
  "GET /api/superadmin/tenants/:id/domains": z.array(tenantHost),
  "POST /api/superadmin/tenants/:id/domains": tenantHost,
  "PUT /api/superadmin/tenants/:id/domains/:host": tenantHost,
  "DELETE /api/superadmin/tenants/:id/domains/:host": null,
  "POST /api/superadmin/tenants/:id/domains/:host/check": tenantHost,
  "POST /api/contact": contactSent,
  "GET /api/product-types": z.array(option),
  "GET /api/product-colors": z.array(option),
  "GET /api/products": z.array(product),
  "GET /api/products/facets": facets,
  "GET /api/products/featured": z.array(product),
  "GET /api/products/suggest": suggestions,
  "GET /api/products/slug/:slug": product,
  "GET /api/products/:slug/related": z.array(product),
  "GET /api/settings/checkout": checkoutSettings,
  "POST /api/settings/calculate-totals": totals,
  "GET /api/auth/me": user,
  "POST /api/auth/login": user,
  "POST /api/auth/logout": null,
  "POST /api/auth/send-otp": otpSent,
  "POST /api/auth/resend-otp": otpSent,
  "POST /api/auth/verify-otp": otpVerified,
  "POST /api/auth/complete-registration": user,
  "PUT /api/auth/change-password": messageBody,
  "POST /api/auth/forgot-password": messageBody,
  "GET /api/auth/verify-reset-token/:token": resetTokenState,
  "POST /api/auth/reset-password": messageBody,
  "GET /api/auth/sessions": z.array(session),
  "DELETE /api/auth/sessions": null,
  "DELETE /api/account": null,
  "GET /api/cart": cart,
  "POST /api/cart": cart,
  "PUT /api/cart/:productId": cart,
  "DELETE /api/cart/:productId": cart,
  "GET /api/wishlist": z.array(wishlistEntry),
  "POST /api/wishlist": wishlistEntry,
  "DELETE /api/wishlist/:productId": null,
  "GET /api/addresses": z.array(address),
  "POST /api/addresses": address,
  "PUT /api/addresses/:id": address,
  "DELETE /api/addresses/:id": null,
  "GET /api/pincode/:pincode": pincodeResult,
  "POST /api/checkout/session": checkoutSession,
  "GET /api/orders": z.array(order),
  "POST /api/orders": order,
  "GET /api/orders/:orderNumber": order,
  "GET /api/orders/:orderNumber/passports": z.array(orderPassport),
  "GET /api/passports/:code": passport,
} as const satisfies Record<string, z.ZodType | null>

/** A call as a request names it: `GET /api/cart`. */
export type Call = keyof typeof answers

export type AnswerTo<C extends Call> = (typeof answers)[C] extends z.ZodType
  ? z.output<(typeof answers)[C]>
  : null

/** How an answer (parsed JSON, `null` without a body) differs from its contract, one line for a person; null when it fits. */
export function driftOf(call: Call, answer: unknown): string | null {
  const schema: z.ZodType = answers[call] ?? z.null()
  const { success, error } = schema.safeParse(answer)
  return success ? null : `${call} has drifted from its contract: ${z.prettifyError(error)}`
}

const patterns = (Object.keys(answers) as Call[]).map((call) => ({
  call,
  pattern: new RegExp(`^${call.replace(/:\w+/g, "[^/]+")}$`),
}))

/** The call that a request made, by its method and its path without query; undefined for one that no page should make. */
export const callOf = (method: string, path: string): Call | undefined => {
  const made = patterns.filter(({ pattern }) => pattern.test(`${method} ${path}`))
  return made.toSorted((one, other) => one.call.split(":").length - other.call.split(":").length)[0]?.call
}
