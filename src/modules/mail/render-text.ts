import type { MailContent, MailTenant } from "./mail"

/** Renders the mail as plain text with all content of the HTML version, in the same order. */
export function textOf(tenant: MailTenant, it: MailContent): string {
  const { address, phone, email } = tenant.contact
  const items = it.items?.map((line) => `${line.name} × ${String(line.quantity)}: ${line.amount}`)
  const amounts = it.amounts?.map(({ label, amount }) => `${label}: ${amount}`)
  const parts = [
    it.heading,
    ...it.paragraphs,
    it.quote?.replace(/^/gm, "> "),
    it.code,
    it.button && `${it.button.label}: ${it.button.url}`,
    items?.join("\n"),
    amounts?.join("\n"),
    ...(it.details ?? []).map(({ title, lines }) => [`${title}:`, ...lines].join("\n")),
    it.note,
    ["-- ", tenant.brandName, address, phone, email, tenant.origin].filter(Boolean).join("\n"),
  ]
  return `${parts.filter(Boolean).join("\n\n")}\n`
}
