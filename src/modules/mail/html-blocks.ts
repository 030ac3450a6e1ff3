import type { MailContent, MailItem, MailTenant } from "./mail"
import type { inline } from "./html-style"

export type Style = ReturnType<typeof inline>

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}
export const escape = (text: string): string => text.replace(/[&<>"']/g, (it) => entities[it] ?? it)
const lines = (text: string): string => escape(text).replaceAll("\n", "<br>")

/** Layout tables, since all mail clients render them alike; `role` hides them from screen readers. */
export const table = (rows: string, attributes = ""): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${attributes}>${rows}</table>`

/** The logo on a light background, since logos are designed for one; the brand name is its alt text. */
export const brandBlock = (style: Style, { brandName, logo, origin }: MailTenant): string => {
  const name = escape(brandName)
  const mark = logo
    ? `<img class="plate" src="${escape(logo)}" alt="${name}" height="40" style="height:40px;width:auto;max-width:220px;border:0;${style.brand}">`
    : name
  return `<p style="margin:0 0 28px"><a class="brand" href="${escape(origin)}" style="${style.brand}">${mark}</a></p>`
}

export const paragraph = (style: Style, text: string): string =>
  `<p class="ink" style="${style.paragraph}">${lines(text)}</p>`

export const quote = (style: Style, text: string): string =>
  `<blockquote class="ink line" style="${style.quote}">${lines(text)}</blockquote>`

/** Also shows the URL as text, for mail clients that drop links. */
export const button = (style: Style, { label, url }: NonNullable<MailContent["button"]>): string =>
  `<p style="margin:24px 0 12px"><a class="button" href="${escape(url)}" style="${style.button}">${escape(label)}</a></p>
<p class="muted" style="${style.small};margin-bottom:24px;word-break:break-all">${escape(url)}</p>`

const pictureCell = (style: Style, picture: string | null): string => {
  const image = picture
    ? `<img src="${escape(picture)}" alt="" width="64" height="64" style="display:block;width:64px;height:64px;border:0;border-radius:8px;object-fit:cover">`
    : ""
  return `<td class="line" width="80" valign="top" style="${style.cell}">${image}</td>`
}

/** Omits the picture column when no item has a picture. */
export const items = (style: Style, rows: readonly MailItem[]): string => {
  const hasPictures = rows.some((it) => it.picture)
  const row = ({ name, quantity, amount, picture }: MailItem): string =>
    `<tr>${hasPictures ? pictureCell(style, picture) : ""}
<td class="ink line" valign="top" style="${style.cell}">${escape(name)}<br><span class="muted" style="${style.small}">Quantity: ${String(quantity)}</span></td>
<td class="ink line" valign="top" align="right" style="${style.cell};padding-left:12px;white-space:nowrap">${escape(amount)}</td></tr>`
  return table(rows.map(row).join("\n"), ` style="margin:8px 0 12px"`)
}

export const amounts = (style: Style, rows: NonNullable<MailContent["amounts"]>): string =>
  table(
    rows
      .map(({ label, amount }, at) => {
        const isSum = at === rows.length - 1
        const look = isSum ? `class="head line" style="${style.total}` : `class="ink" style="${style.amount}`
        return `<tr><td ${look}">${escape(label)}</td><td align="right" ${look};white-space:nowrap">${escape(amount)}</td></tr>`
      })
      .join("\n"),
    ` style="margin:0 0 24px"`
  )

export const detail = (style: Style, it: { title: string; lines: readonly string[] }): string =>
  `<p class="head" style="${style.detail}">${escape(it.title)}</p>
<p class="ink" style="${style.paragraph}">${it.lines.map(escape).join("<br>")}</p>`

/** The tenant's contact details. */
export const footer = (style: Style, { brandName, contact, origin }: MailTenant): string => {
  const { email, phone, address } = contact
  const link = (url: string, text: string) =>
    `<a class="muted" href="${escape(url)}" style="color:inherit">${escape(text)}</a>`
  const parts = [
    `<strong>${escape(brandName)}</strong>`,
    address && lines(address),
    [phone && link(`tel:${phone.replace(/[^\d+]/g, "")}`, phone), email && link(`mailto:${email}`, email)]
      .filter(Boolean)
      .join(" &middot; "),
    link(origin, new URL(origin).host),
  ]
  return parts
    .filter(Boolean)
    .map((it) => `<p class="muted" style="${style.small}">${it}</p>`)
    .join("\n")
}
