import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStorable } from "../../lib/storable"
import { contexts } from "../kernel/route"

/**
 * Refuses requests to Medusa's own endpoints whose query or body contains text that PostgreSQL can't store. Our own
 * endpoints refuse it when they read their input.
 * @throws ApiError VALIDATION_FAILED
 */
export function storableOnly(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  if (!contexts.has(req)) {
    requireStorable(req.query)
    requireStorable(req.body)
  }
  next()
}
