/** Max length of a contact message, so that it fits into a form and an e-mail. */
export const maxContactMessage = 500
export const maxContactName = 120

export const contactMissing = "Please fill in all fields before submitting."
export const contactMessageTooLong = `Message must be at most ${String(maxContactMessage)} characters`

interface Contact {
  email: string | null
  phone: string | null
  address: string | null
}

/** Returns a tenant's contact details: from its texts first, then from its branding. */
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

/** Texts of the registry that hold business hours. */
const hours = ["footer_hours_weekdays", "footer_hours_saturday", "footer_hours_sunday"] as const

/** Whether a tenant has entered contact details, links to social networks, or business hours of its own. */
export function hasContactDetails(
  content: Readonly<Record<string, string>>,
  branding: { contact: Contact; social: Readonly<Record<string, string | null>> }
): boolean {
  const entered = [
    ...Object.values(contactOf(content, branding)),
    ...Object.values(branding.social),
    ...hours.map((it) => content[it]),
  ]
  return entered.some((it) => it?.trim())
}
