const label = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
const shape = new RegExp(`^${label}(\\.${label})*$`)
const longest = 253

/** An address in place of a name: no certificate is made for one, and nobody owns it by a DNS record. */
const isAddress = (host: string): boolean => /^\d+(\.\d+){3}$/.test(host)

/**
 * A host name in the one form in which it is kept and compared: small letters, without final dot and port, foreign
 * letters as DNS has them (punycode). Null for what is none: an address, a whole URL, a name with other signs.
 */
export function hostOf(typed: string): string | null {
  const text = typed
    .trim()
    .replace(/:\d{1,5}$/, "")
    .replace(/\.$/, "")
  // Joiners stand inside words of Indian scripts. What else there is would end the host for a URL's reader.
  if (/[^\p{L}\p{M}\p{N}.\-\u200c\u200d]/u.test(text) || !URL.canParse(`http://${text}/`)) return null
  const host = new URL(`http://${text}/`).hostname
  return host.length <= longest && shape.test(host) && !isAddress(host) ? host : null
}

/** Whether a host is `domain` or stands below it. */
export const isBelow = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`)
