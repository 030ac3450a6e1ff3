import { isEmailAddress } from "@contract/email-address"

/** What is wrong with an e-mail as typed, in the words of the API; null when nothing. */
export function emailProblem(typed: string): string | null {
  const email = typed.trim()
  if (email === "") return "Please enter your email"
  return isEmailAddress(email) ? null : "Please enter a valid email address"
}
