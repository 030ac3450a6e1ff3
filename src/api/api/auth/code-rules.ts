import { ApiError } from "../../../lib/api-error"
import type { RequestContext } from "../../../http/kernel/context"
import { requireFreeEmail } from "./require-free-email"

/**
 * A code goes to an e-mail without an account, to open one, or to the signed-in account's own, to verify it.
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
