import { emailAddress } from "./typed-text"

/** One label of a host name: letters, digits and inner hyphens, 1 to 63 of them. */
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
/** Unquoted characters of RFC 5322 (`atext`). */
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"

/**
 * One plain e-mail address: ASCII, unquoted, with a host name that has a dot. Lists, display names, comments and
 * look-alike characters don't match. Test before lower-casing, which turns a few foreign letters into Latin ones. A
 * domain in another script is written in its registered form, `xn--…`.
 */
export const emailPattern = new RegExp(
  `^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$`
)

/** Max length in SMTP (RFC 5321). */
export const maxEmailLength = 254

export const isEmailAddress = (text: string): boolean =>
  text.length <= maxEmailLength && emailPattern.test(text)

/** Returns what is wrong with a typed e-mail, or undefined. */
export function emailProblem(typed: string): string | undefined {
  const email = emailAddress(typed)
  if (email === "") return "Please enter your email"
  return isEmailAddress(email) ? undefined : "Please enter a valid email address"
}
