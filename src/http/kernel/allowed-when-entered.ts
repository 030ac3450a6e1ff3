import type { Endpoint } from "../../contract/endpoints/endpoint"
import { ApiError } from "../../lib/api-error"
import type { SignedIn } from "./context"

export const onlyTenantAdmins = (): ApiError =>
  new ApiError(
    "FORBIDDEN",
    "Only the store's own administrators can do this. You act in an administrator's place."
  )

/**
 * Restricts a superadmin who has entered a tenant to endpoints declared `allowedWhenEntered`.
 * @throws ApiError FORBIDDEN
 */
export function requireAllowedWhenEntered(
  { access, allowedWhenEntered = false }: Endpoint,
  signedIn: SignedIn | null
): void {
  if (signedIn?.entered && access !== "anyone" && !allowedWhenEntered) throw onlyTenantAdmins()
}
