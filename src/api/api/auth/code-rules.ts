import { ApiError } from "../../../lib/api-error"
import type { RequestContext } from "../../../http/kernel/context"
import { requireFreeEmail } from "./require-free-email"

/**
 * Checks that a code may be sent to an e-mail: one without an account, for registration, or the signed-in account's
 * own, for verification.
 * @throws ApiError CONFLICT
 */
export async function requireCodeAllowed(ctx: RequestContext, email: string): Promise<void> {
  const own = ctx.signedIn?.account
  if (own?.email === email) {
    if (own.isEmailVerified) throw new ApiError("CONFLICT", "Your email is already verified.")
    return
  }
  await requireFreeEmail(ctx, email)
}
