const shape = /^[^\s@"<>(),;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/

/** What is wrong with an e-mail as typed, in the words of the API; null when nothing. */
export function emailProblem(typed: string): string | null {
  const email = typed.trim()
  if (email === "") return "Please enter your email"
  return email.length <= 254 && shape.test(email) ? null : "Please enter a valid email address"
}
