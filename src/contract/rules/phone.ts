/** 10 digits from 6-9, optionally after +91 or 91. */
const indianPhone = /^(\+?91)?[6-9]\d{9}$/
/** Any other country's phone: 6 to 15 digits, optionally after +. */
const foreignPhone = /^\+?\d{6,15}$/

/** Removes spaces, hyphens and parentheses before a phone number is validated. */
const bareDigits = (phone: string): string => phone.replace(/[\s\-()]/g, "")

export function phoneProblem(phone: string, country: string): string | undefined {
  if (phone.trim() === "") return "Phone is required"
  if (country === "India")
    return indianPhone.test(bareDigits(phone)) ? undefined : "Invalid Indian phone number"
  return foreignPhone.test(bareDigits(phone)) ? undefined : "Invalid phone number"
}
