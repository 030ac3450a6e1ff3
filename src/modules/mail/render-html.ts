import {
  amounts,
  brandBlock,
  button,
  detail,
  escape,
  footer,
  items,
  paragraph,
  quote,
  type Style,
  table,
} from "./html-blocks"
import { brandInk, inline, sheet } from "./html-style"
import type { MailContent, MailTenant } from "./mail"

/** Renders the mail as HTML: light and dark, at most 600 px wide. */
export function htmlOf(tenant: MailTenant, content: MailContent): string {
  const brand = brandInk(tenant.color)
  const style = inline(brand)
  const card = `<td class="pad" style="padding:36px 40px">
${brandBlock(style, tenant)}
${blocksOf(style, content).join("\n")}
</td>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escape(content.heading)}</title><style>${sheet(brand)}</style></head>
<body class="page" style="${style.page}">
${preheader(content.preheader ?? content.paragraphs[0] ?? "")}
${table(
  `<tr><td class="out" align="center" style="padding:24px 12px">
${table(`<tr>${card}</tr>`, ` class="card" style="max-width:600px;${style.card}"`)}
${table(`<tr><td style="padding:20px 12px">${footer(style, tenant)}</td></tr>`, ` style="max-width:600px"`)}
</td></tr>`,
  ` class="page"`
)}
</body></html>
`
}

function blocksOf(style: Style, it: MailContent): string[] {
  return [
    `<h1 class="head" style="${style.heading}">${escape(it.heading)}</h1>`,
    ...it.paragraphs.map((text) => paragraph(style, text)),
    it.quote && quote(style, it.quote),
    it.code && `<p class="head" style="${style.code}">${escape(it.code)}</p>`,
    it.button && button(style, it.button),
    it.items && items(style, it.items),
    it.amounts && amounts(style, it.amounts),
    ...(it.details ?? []).map((each) => detail(style, each)),
    it.note && `<p class="muted" style="${style.small};margin-top:16px">${escape(it.note)}</p>`,
  ].filter((block): block is string => !!block)
}

/** Preview text in the inbox; the filler keeps the rest of the mail out of it. */
const preheader = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(text)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>`
