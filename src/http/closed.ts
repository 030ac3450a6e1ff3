import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/**
 * Medusa's own store and customer calls look things up across the platform (a customer by e-mail, a cart by id).
 * A tenant's shoppers use `/api`; these stay closed to everyone.
 */
export function closed(_req: MedusaRequest, res: MedusaResponse, _next: MedusaNextFunction): void {
  res
    .status(403)
    .json({ type: "not_allowed", message: "This call is not open. Shops are served under /api." })
}
