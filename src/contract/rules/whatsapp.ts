/**
 * Returns a phone number's digits as WhatsApp expects them: with country code, without `+`. A number without country
 * code is Indian. Null for an invalid phone number.
 */
export function whatsappDigits(phone: string): string | null {
  const international = /^\s*(\+|00)/.test(phone)
  const digits = phone.replace(/\D/g, "").replace(/^0+/, "")
  const whole = !international && digits.length === 10 ? `91${digits}` : digits
  return whole.length >= 8 && whole.length <= 15 ? whole : null
}

/** Returns a link that opens a chat with this phone and a prefilled message; null for an invalid phone number. */
export function whatsappLink(phone: string, message: string): string | null {
  const digits = whatsappDigits(phone)
  return digits === null ? null : `https://wa.me/${digits}?text=${encodeURIComponent(message)}`
}
