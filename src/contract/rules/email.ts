/** One label of a host name: letters, digits and inner hyphens, 1 to 63 of them. */
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
/** The unquoted characters of RFC 5322 (`atext`). */
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"

/**
 * One plain e-mail address: ASCII, unquoted, behind the @ a host name with a dot. What mailers read as a list, a name,
 * a comment or another sign that looks alike is none. Ask before lower-casing, which turns a few foreign letters into
 * Latin ones. (A domain in another script is written as it is registered, `xn--…`.)
 */
export const emailPattern = new RegExp(
  `^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$`
)

/** As much as SMTP takes (RFC 5321). */
export const maxEmailLength = 254

export const isEmailAddress = (text: string): boolean =>
  text.length <= maxEmailLength && emailPattern.test(text)

/** What is wrong with an e-mail as typed; undefined when nothing. */
export function emailProblem(typed: string): string | undefined {
  const email = typed.trim()
  if (email === "") return "Please enter your email"
  return isEmailAddress(email) ? undefined : "Please enter a valid email address"
}
