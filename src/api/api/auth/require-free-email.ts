import { findAccountByEmail } from "../../../modules/account/account"
import { emailTaken } from "../../../modules/account/email-taken"
import { inTenant, type RequestContext } from "../../../http/kernel/context"

/**
 * Refuses early, before the password is hashed; the workflow looks again under its lock.
 * @throws ApiError CONFLICT
 */
export async function requireFreeEmail(ctx: RequestContext, email: string): Promise<void> {
  if (await inTenant(ctx, (tx) => findAccountByEmail(tx, email))) throw emailTaken()
}
