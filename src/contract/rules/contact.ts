/** Who writes to a shop, and what; as much as fits into a form and a mail. */
export const maxContactMessage = 500
export const maxContactName = 120

export const contactMissing = "Please fill in all fields before submitting."
export const contactMessageTooLong = `Message must be at most ${String(maxContactMessage)} characters`

/**
 * A text as a browser's text area holds it, where a line break is one character: the counter beside the message and
 * the server count the same (in UTF-16 units, as `maxlength` does).
 */
export const asTextArea = (text: string): string => text.replace(/\r\n?/g, "\n")

interface Contact {
  email: string | null
  phone: string | null
  address: string | null
}

/** A shop's contact details, shown and written to: its content entries first, then its branding. */
export const contactOf = (
  content: Readonly<Record<string, string>>,
  { contact }: { contact: Contact }
): { email: string; phone: string; address: string } => {
  const own = (key: keyof Contact): string => {
    const text = content[`contact_${key}`]
    return text?.trim() ? text : (contact[key] ?? "")
  }
  return { email: own("email"), phone: own("phone"), address: own("address") }
}
