import { texts } from "../../../contract/texts"
import { readContent } from "../../../modules/settings/read-settings"
import { inTenant, type RequestContext } from "../../../http/kernel/context"

/** What stands above the button that opens an account, in this shop today: its own words, else the built-in ones. */
export async function consentText(ctx: RequestContext): Promise<string> {
  const { signup_consent: own } = await inTenant(ctx, readContent)
  return own?.trim() ? own : texts.signup_consent
}
