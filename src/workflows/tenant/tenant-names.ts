import { reservedSlugs } from "../../contract/tenant"
import { ApiError, invalid } from "../../lib/api-error"

/** @throws ApiError VALIDATION_FAILED for a name that the platform keeps for itself */
export function refuseReserved(slug: string): void {
  if ((reservedSlugs as readonly string[]).includes(slug))
    throw invalid("slug", `The slug "${slug}" is reserved`)
}

/** Names the field, so that a form can say it there. */
export function nameTaken(taken: "slug" | "domain"): ApiError {
  const message = `Another tenant has this ${taken}`
  return new ApiError("CONFLICT", message, { details: [{ path: taken, message }] })
}
