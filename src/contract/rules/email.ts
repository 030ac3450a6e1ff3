const shape = /^[^\s@"<>(),;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/

/** RFC 5321: a path has at most 256 octets, its two angle brackets among them. */
const maxLength = 254

export function emailProblem(typed: string): string | undefined {
  const email = typed.trim()
  if (email === "") return "Please enter your email"
  return email.length <= maxLength && shape.test(email) ? undefined : "Please enter a valid email address"
}
