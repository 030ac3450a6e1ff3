import type { Mail, MailContent, MailSaid, Sender } from "./mail"

interface Envelope extends MailSaid {
  sender: Sender
  to: string | null
}

/** A mail in the shop's name: plain text, and a page that needs neither scripts nor foreign fonts. */
export function renderMail({ sender, to, subject, content, replyTo }: Envelope): Mail {
  return {
    to,
    from: { name: oneLine(sender.brandName), address: `no-reply@${sender.domain}` },
    ...(replyTo && { replyTo: { ...replyTo, name: oneLine(replyTo.name) } }),
    subject: oneLine(subject),
    text: textOf(sender, content),
    html: htmlOf(sender, content),
  }
}

/** Without line breaks and other control characters, which would end a header. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim()

function textOf(sender: Sender, { heading, paragraphs, code, button, note }: MailContent): string {
  const parts = [
    heading,
    ...paragraphs,
    code,
    button && `${button.label}: ${button.url}`,
    note,
    `-- \n${sender.brandName}`,
  ]
  return `${parts.filter(Boolean).join("\n\n")}\n`
}

function htmlOf(sender: Sender, { heading, paragraphs, code, button, note }: MailContent): string {
  const color = /^#[0-9a-f]{3,8}$/i.test(sender.color) ? sender.color : "#1e293b"
  const brand = sender.logo
    ? `<img src="${escape(sender.logo)}" alt="${escape(sender.brandName)}" height="40">`
    : `<strong style="font-size:20px;color:${color}">${escape(sender.brandName)}</strong>`
  const blocks = [
    `<h1 style="font-size:22px;margin:0 0 16px;color:#0f172a">${escape(heading)}</h1>`,
    ...paragraphs.map((it) => `<p style="margin:0 0 16px">${escape(it)}</p>`),
    code &&
      `<p style="margin:24px 0;font-size:32px;letter-spacing:8px;font-weight:700;color:#0f172a">${escape(code)}</p>`,
    button && buttonOf(button, color),
    note && `<p style="margin:24px 0 0;font-size:13px;color:#64748b">${escape(note)}</p>`,
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(heading)}</title></head>
<body style="margin:0;padding:24px;background:#f8fafc;font:16px/1.5 system-ui,sans-serif;color:#334155">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-top:4px solid ${color};border-radius:8px">
<p style="margin:0 0 24px">${brand}</p>
${blocks.filter(Boolean).join("\n")}
</div></body></html>
`
}

/** The address is shown as well, for readers that drop links. */
const buttonOf = ({ label, url }: { label: string; url: string }, color: string): string =>
  `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${color};color:${inkOn(color)};text-decoration:none;font-weight:600">${escape(label)}</a></p>
<p style="margin:0;font-size:13px;color:#64748b;word-break:break-all">${escape(url)}</p>`

/** Black or white, whichever is easier to read on a colour (relative luminance, WCAG 2). */
function inkOn(color: string): string {
  const hex = color.length < 7 ? color.replace(/^#(.)(.)(.).*$/, "#$1$1$2$2$3$3") : color
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? "#000000" : "#ffffff"
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (it) => entities[it] ?? it)
