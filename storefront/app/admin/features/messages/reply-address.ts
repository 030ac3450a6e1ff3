import type { ContactMessage } from "@contract/contact"
import { formatMoment } from "~/lib/dates"
import { texts } from "./texts"

/** Builds the `mailto:` URL of a reply in the admin's own mail program, with the message quoted. */
export function replyAddress(
  { name, email, message, createdAt }: Pick<ContactMessage, "name" | "email" | "message" | "createdAt">,
  brand: string
): string {
  const quoted = message.split("\n").map((line) => `> ${line}`)
  const body = ["", "", texts.wrote(name, formatMoment(createdAt)), ...quoted].join("\r\n")
  const to = email.split("@").map(encodeURIComponent).join("@")
  return `mailto:${to}?subject=${encodeURIComponent(texts.subject(brand))}&body=${encodeURIComponent(body)}`
}
