/**
 * The digits that WhatsApp knows a phone by: with the country, without `+`. A number without a country is an Indian
 * one. Null for what is no phone number.
 */
export function whatsappDigits(phone: string): string | null {
  const international = /^\s*(\+|00)/.test(phone)
  const digits = phone.replace(/\D/g, "").replace(/^0+/, "")
  const whole = !international && digits.length === 10 ? `91${digits}` : digits
  return whole.length >= 8 && whole.length <= 15 ? whole : null
}

/** Opens a chat with this phone, the message written already; null for what is no phone number. */
export function whatsappLink(phone: string, message: string): string | null {
  const digits = whatsappDigits(phone)
  return digits === null ? null : `https://wa.me/${digits}?text=${encodeURIComponent(message)}`
}
