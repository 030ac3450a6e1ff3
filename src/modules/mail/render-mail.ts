import { isEmailAddress } from "../../contract/rules/email"
import type { Mail, MailAddress, MailContent, MailTemplate, MailTenant } from "./mail"
import { htmlOf } from "./render-html"
import { textOf } from "./render-text"

interface Envelope extends MailTemplate {
  tenant: MailTenant
  to: string | null
}

/** Renders a mail of the tenant as plain text and as HTML that needs neither scripts nor web fonts. */
export function renderMail({ tenant, to, subject, content, replyTo }: Envelope): Mail {
  const replyAddress = replyTo ?? tenantAddress(tenant)
  const absolute = absoluteIn(tenant, content)
  return {
    to,
    from: { name: oneLine(tenant.brandName), address: `no-reply@${tenant.domain}` },
    ...(replyAddress && { replyTo: { ...replyAddress, name: oneLine(replyAddress.name) } }),
    subject: oneLine(subject),
    text: textOf(tenant, absolute),
    html: htmlOf(tenant, absolute),
  }
}

/** Reply-to address: the tenant's contact, since nobody reads the sending address. */
const tenantAddress = ({ brandName, contact }: MailTenant): MailAddress | undefined => {
  const address = contact.email.trim()
  return isEmailAddress(address) ? { name: brandName, address } : undefined
}

/** Makes links and pictures absolute. */
function absoluteIn({ origin }: MailTenant, content: MailContent): MailContent {
  const { button, items } = content
  return {
    ...content,
    ...(button && { button: { ...button, url: new URL(button.url, origin).href } }),
    ...(items && {
      items: items.map((it) => ({ ...it, picture: it.picture && pictureUrl(it.picture, origin) })),
    }),
  }
}

/** An SVG in our storage, which has a PNG under the same name. */
const ourDrawing = /^(\/static\/\w+\/[0-9a-f]{32})\.svg$/

/** The absolute http URL of a picture that mail clients can show; null otherwise, also for SVG, which few support. */
export function pictureUrl(picture: string, origin: string): string | null {
  if (!URL.canParse(picture, origin)) return null
  const url = new URL(picture, origin)
  if (url.origin === new URL(origin).origin) url.pathname = url.pathname.replace(ourDrawing, "$1.png")
  return /^https?:$/.test(url.protocol) && !url.pathname.endsWith(".svg") ? url.href : null
}

/** Removes line breaks and other control characters, which would end a header. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim()
