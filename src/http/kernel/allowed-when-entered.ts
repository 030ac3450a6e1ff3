import type { Endpoint } from "../../contract/endpoints/endpoint"
import { ApiError } from "../../lib/api-error"
import type { SignedIn } from "./context"

export const leftToTheShop = (): ApiError =>
  new ApiError(
    "FORBIDDEN",
    "This is left to the store's own people. You are here in their administrator's place."
  )

/**
 * Restricts a superadmin who has entered a tenant to endpoints declared `allowedWhenEntered`.
 * @throws ApiError FORBIDDEN
 */
export function requireAllowedWhenEntered(
  { access, allowedWhenEntered = false }: Endpoint,
  signedIn: SignedIn | null
): void {
  if (signedIn?.entered && access !== "anyone" && !allowedWhenEntered) throw leftToTheShop()
}
