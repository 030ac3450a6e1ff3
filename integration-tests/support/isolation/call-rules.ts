import type { FilledTenant } from "./filled-tenant"

/**
 * Endpoints that may respond with success when their path holds another tenant's id, each with its reason. Every other
 * endpoint with a path parameter must respond with an error. It needs no line here.
 */
export const namesNothingOfATenant: Record<string, string> = {
  "GET /api/docs/:file": "files of the API description: the platform's",
  "GET /api/auth/verify-reset-token/:token": "says of any text but a link of its own tenant that it is none",
  "GET /api/pincode/:pincode": "post offices: the same for every tenant",
  "DELETE /api/cart/:productId": "takes out of the caller's own cart what may not be in it",
  "DELETE /api/wishlist/:productId": "takes off the caller's own list what may not be on it",
}

/** Endpoints whose body contains ids, each with a body that contains another tenant's ids. */
export const bodiesThatName: Record<string, (other: FilledTenant) => object> = {
  "POST /api/cart": (it) => ({ productId: it.inCart, quantity: 1 }),
  "POST /api/settings/calculate-totals": (it) => ({
    subtotal: "1234.56",
    items: [{ productId: it.inCart, quantity: 1 }],
  }),
  "POST /api/wishlist": (it) => ({ productId: it.inCart }),
  "POST /api/checkout/session": (it) => ({ addressId: it.buyer.addressId }),
  "POST /api/orders": (it) => ({
    items: [{ productId: it.sold, quantity: 1, unitPrice: "1234.56", lineTotal: "1234.56" }],
    ...{ subtotal: "1234.56", gst: "0.00", shippingFee: "0.00", total: "1234.56", status: "PAID" },
    ...{ paymentRef: "pay_of_another", razorpayOrderId: it.gatewayOrderId, razorpaySignature: "ab" },
    addressId: it.buyer.addressId,
  }),
  "POST /api/admin/orders/bulk-status": (it) => ({ ids: [it.order.id], status: "SHIPPED" }),
  "POST /api/admin/orders/documents": (it) => ({ ids: [it.order.id], kind: "invoice" }),
  "POST /api/admin/orders/:id/refunds": (it) => ({
    lines: [{ itemId: it.order.items[0]?.id ?? "", amount: "1.00" }],
    reason: "Of another tenant",
  }),
  "POST /api/admin/products/bulk-edit": (it) => ({ ids: [it.sold, it.inCart], changes: { color: "Green" } }),
  "POST /api/admin/products/bulk-import": (it) => ({ products: [{ name: "Ruby" }], importId: it.importId }),
  "POST /api/admin/history/:id/revert": (it) => ({ also: [{ entityId: it.sold, field: "price" }] }),
}

/** Endpoints that respond with one result per id in the body instead of one error for the request. */
export const respondsToEachTenant = new Set([
  "POST /api/admin/orders/bulk-status",
  "POST /api/admin/products/bulk-edit",
])

/** Requests that use one tenant's secret (password, reset token) on another tenant's host. */
export const secretsThatOpen: Record<string, (other: FilledTenant) => object> = {
  "POST /api/auth/login": ({ buyer: { email, password } }) => ({ email, password }),
  "POST /api/auth/reset-password": ({ resetToken: token }) => ({ token, password: "Spec1234" }),
}

/** Access rules of endpoints that are not for a tenant's accounts, each with its reason. */
export const notTenants: Record<"superadmin" | "platform" | "staff" | "tenant-staff", string> = {
  superadmin: "the platform's superadmin alone: no role of a tenant may (roles and tenants specs)",
  platform: "belongs to no tenant, or trusts nothing but a tenant's signature (notices.spec.ts)",
  staff: "the platform's own people, signed in to Medusa Admin",
  "tenant-staff": "the platform's own people; the tenant stands in the path, and the policy holds to it",
}
