import type { Sender } from "../../modules/mail/mail"
import type { Tenant } from "../../modules/tenant/tenant"

/** In whose name a tenant's mails go out. @param origin the tenant's public origin, for its logo */
export const senderOf = (
  { branding, domain }: Pick<Tenant, "branding" | "domain">,
  origin: string
): Sender => ({
  brandName: branding.brandName,
  domain,
  color: branding.colors.primary,
  logo: branding.logo && URL.canParse(branding.logo, origin) ? new URL(branding.logo, origin).href : null,
})
