import { phoneNumber } from "./typed-text"

/** 10 digits from 6-9, optionally after +91 or 91. */
const indianPhone = /^(\+?91)?[6-9]\d{9}$/
/** Any other country's phone: 6 to 15 digits, optionally after +. */
const foreignPhone = /^\+?\d{6,15}$/

/** A normalized phone number without hyphens and parentheses. */
const bareDigits = (phone: string): string => phone.replace(/[-()]/g, "")

/** Returns what is wrong with a typed phone number, or undefined. */
export function phoneProblem(typed: string, country: string): string | undefined {
  const phone = phoneNumber(typed)
  if (phone === "") return "Phone is required"
  if (country === "India")
    return indianPhone.test(bareDigits(phone)) ? undefined : "Invalid Indian phone number"
  return foreignPhone.test(bareDigits(phone)) ? undefined : "Invalid phone number"
}
