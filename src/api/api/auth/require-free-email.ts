import { findAccountByEmail } from "../../../modules/account/account"
import { emailTaken } from "../../../modules/account/email-taken"
import { inTenant, type RequestContext } from "../../../http/kernel/context"

/**
 * Refuses a taken e-mail early, before the password is hashed. The workflow checks again under its lock.
 * @throws ApiError CONFLICT
 */
export async function requireFreeEmail(ctx: RequestContext, email: string): Promise<void> {
  if (await inTenant(ctx, (tx) => findAccountByEmail(tx, email))) throw emailTaken()
}
