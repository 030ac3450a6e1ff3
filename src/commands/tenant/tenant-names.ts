import { reservedSlugs, tenantSlug } from "../../contract/tenant"
import { ApiError, invalid } from "../../lib/api-error"

/** @throws ApiError VALIDATION_FAILED for a slug that no tenant may take: malformed, or reserved by the platform */
export function requireNewSlug(slug: string): void {
  const { error } = tenantSlug.safeParse(slug)
  if (error) throw invalid("slug", error.issues[0]?.message ?? "Slug is invalid")
  if ((reservedSlugs as readonly string[]).includes(slug))
    throw invalid("slug", `The slug "${slug}" is reserved`)
}

/** The error names the field, so that a form can show it there. */
export function nameTaken(taken: "slug" | "domain"): ApiError {
  const message = `Another tenant has this ${taken}`
  return new ApiError("CONFLICT", message, { details: [{ path: taken, message }] })
}
