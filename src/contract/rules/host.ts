const label = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
const shape = new RegExp(`^${label}(\\.${label})*$`)
const longest = 253

/**
 * Returns whether a host is an IP address. It gets no certificate, and its ownership can't be proved by a DNS record.
 */
const isAddress = (host: string): boolean => /^\d+(\.\d+){3}$/.test(host)

/**
 * Normalizes a host name for storage and comparison: lower case, no final dot, no port, foreign letters in punycode.
 * Null for anything else: an IP address, a URL, a name with other characters.
 */
export function hostOf(typed: string): string | null {
  const text = typed
    .trim()
    .replace(/:\d{1,5}$/, "")
    .replace(/\.$/, "")
  // Zero-width joiners occur within words of Indian scripts. Any other character would end the host in a URL parser.
  if (/[^\p{L}\p{M}\p{N}.\-\u200c\u200d]/u.test(text) || !URL.canParse(`http://${text}/`)) return null
  const host = new URL(`http://${text}/`).hostname
  return host.length <= longest && shape.test(host) && !isAddress(host) ? host : null
}

/** Returns whether a host is `domain` or below it. */
export const isBelow = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`)
