import { isEmailAddress } from "../../contract/rules/email"
import type { Mail, MailAddress, MailContent, MailTemplate, MailTenant } from "./mail"
import { htmlOf } from "./render-html"
import { textOf } from "./render-text"

interface Envelope extends MailTemplate {
  shop: MailTenant
  to: string | null
}

/** A mail in the shop's name: plain text, and a page that needs neither scripts nor foreign fonts. */
export function renderMail({ shop, to, subject, content, replyTo }: Envelope): Mail {
  const answerTo = replyTo ?? tenantAddress(shop)
  const absolute = absoluteIn(shop, content)
  return {
    to,
    from: { name: oneLine(shop.brandName), address: `no-reply@${shop.domain}` },
    ...(answerTo && { replyTo: { ...answerTo, name: oneLine(answerTo.name) } }),
    subject: oneLine(subject),
    text: textOf(shop, absolute),
    html: htmlOf(shop, absolute),
  }
}

/** Nobody reads the address that mails come from: answers go to the shop's own. */
const tenantAddress = ({ brandName, contact }: MailTenant): MailAddress | undefined => {
  const address = contact.email.trim()
  return isEmailAddress(address) ? { name: brandName, address } : undefined
}

/** Links and pictures as a mail needs them. */
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

/** A drawing that we keep, of which there is a PNG under the same name. */
const ourDrawing = /^(\/static\/\w+\/[0-9a-f]{32})\.svg$/

/** A picture that a reader of mails may load: by http, no drawing (few of them show SVG); null for anything else. */
export function pictureUrl(picture: string, origin: string): string | null {
  if (!URL.canParse(picture, origin)) return null
  const url = new URL(picture, origin)
  if (url.origin === new URL(origin).origin) url.pathname = url.pathname.replace(ourDrawing, "$1.png")
  return /^https?:$/.test(url.protocol) && !url.pathname.endsWith(".svg") ? url.href : null
}

/** Without line breaks and other control characters, which would end a header. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim()
