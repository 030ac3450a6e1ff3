import { ApiError } from "../lib/api-error"
import type { SignedIn } from "./context"
import type { Access } from "./route-spec"

/**
 * What a superadmin may do in an admin's place, and nothing else: what a new call does is refused until it stands here.
 * No secrets and passwords, nobody's rights, no money, and no files with customers' data.
 */
const may = new Set([
  "GET /api/auth/me",
  "GET /api/cart",
  "GET /api/wishlist",
  "GET /api/orders/:orderNumber",
  "GET /api/orders/:orderNumber/passports",
  "GET /api/admin/alarms",
  "PUT /api/admin/alarms/:id",
  "GET /api/admin/branding",
  "PUT /api/admin/branding",
  "GET /api/admin/checklist",
  "GET /api/admin/contact-messages",
  "PUT /api/admin/contact-messages/:id",
  "GET /api/admin/content",
  "PUT /api/admin/content/:key",
  "DELETE /api/admin/content/:key",
  "GET /api/admin/dashboard",
  "GET /api/admin/faqs",
  "POST /api/admin/faqs",
  "PUT /api/admin/faqs/:id",
  "DELETE /api/admin/faqs/:id",
  "GET /api/admin/history",
  "GET /api/admin/history/:id/things",
  "POST /api/admin/history/:id/revert",
  "GET /api/admin/imports",
  "GET /api/admin/keys",
  "GET /api/admin/order-counts",
  "GET /api/admin/orders",
  "POST /api/admin/orders/bulk-status",
  "GET /api/admin/orders/:id",
  "PUT /api/admin/orders/:id",
  "GET /api/admin/products",
  "POST /api/admin/products",
  "POST /api/admin/products/bulk-edit",
  "POST /api/admin/products/bulk-import",
  "GET /api/admin/products/:id",
  "PUT /api/admin/products/:id",
  "DELETE /api/admin/products/:id",
  "GET /api/admin/settings",
  "PUT /api/admin/settings/:key",
  "GET /api/admin/staff",
  "POST /api/admin/uploads",
  "GET /api/admin/views",
])

export const leftToTheShop = (): ApiError =>
  new ApiError(
    "FORBIDDEN",
    "This is left to the store's own people. You are here in their administrator's place."
  )

/** @throws ApiError FORBIDDEN for what is left to the shop's own people; what anybody may do is anybody's */
export function requireEntryMay(
  { method, path }: { method: string; path: string },
  access: Access,
  signedIn: SignedIn | null
): void {
  if (signedIn?.entered && access !== "anyone" && !may.has(`${method} ${path}`)) throw leftToTheShop()
}
