import { JsonLd } from "~/lib/seo"
import { useContact, useSite } from "~/lib/site"

/** Structured data of the tenant. */
export function OrganizationData() {
  const { branding, origin } = useSite()
  const { email, phone, address } = useContact()
  const social = Object.values(branding.social).filter(Boolean)
  return (
    <JsonLd
      data={{
        "@type": "Organization",
        name: branding.brandName,
        url: `${origin}/`,
        ...(branding.logo && { logo: new URL(branding.logo, origin).href }),
        ...(email && { email }),
        ...(phone && { telephone: phone }),
        ...(address && { address }),
        ...(social.length > 0 && { sameAs: social }),
      }}
    />
  )
}
