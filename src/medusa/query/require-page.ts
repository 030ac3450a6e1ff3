import { ApiError } from "../../lib/api-error"
import { isOrder } from "./restrict-fields"

/**
 * Refuses list parameters that PostgreSQL or Medusa would fail on.
 * @throws ApiError VALIDATION_FAILED for an `offset` or `limit` that is no whole number from 0, or an unknown `order`
 */
export function requirePage(query: Readonly<Record<string, unknown>>): void {
  for (const key of ["offset", "limit"] as const) {
    const sent = query[key]
    if (sent !== undefined && !(typeof sent === "string" && /^\d{1,9}$/.test(sent)))
      throw new ApiError("VALIDATION_FAILED", `"${key}" must be a whole number from 0`)
  }
  const { order } = query
  if (order !== undefined && !(typeof order === "string" && isOrder(order)))
    throw new ApiError("VALIDATION_FAILED", `"order" must be the name of a field`)
}
