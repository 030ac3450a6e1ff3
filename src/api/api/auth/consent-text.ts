import { texts } from "../../../contract/texts"
import { readContent } from "../../../modules/settings/read-settings"
import { inTenant, type RequestContext } from "../../../http/kernel/context"

/** Returns the consent text above the sign-up button: the tenant's own text, else the built-in one. */
export async function consentText(ctx: RequestContext): Promise<string> {
  const { signup_consent: own } = await inTenant(ctx, readContent)
  return own?.trim() ? own : texts.signup_consent
}
