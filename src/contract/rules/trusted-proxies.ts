/** The proxies whose `X-Forwarded-*` headers are trusted. */
export interface TrustedProxies {
  has: (address: string) => boolean
}

const addressShape = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:.]*:[0-9a-f:.]*)$/i

/** The 32 bits of an IPv4 address; undefined for anything else. */
function bitsOf(address: string): number | undefined {
  const parts = address.split(".").map((it) => (/^\d{1,3}$/.test(it) ? Number(it) : NaN))
  if (parts.length !== 4 || !parts.every((it) => it <= 255)) return undefined
  return parts.reduce((bits, part) => bits * 256 + part, 0)
}

/**
 * Parses TRUSTED_PROXIES: addresses and IPv4 networks (`10.1.0.0/16`), comma-separated.
 * @throws Error with the entry that is neither
 */
export function trustedProxiesOf(text: string): TrustedProxies {
  const entries = text
    .split(",")
    .map((it) => it.trim())
    .filter(Boolean)
  const addresses = new Set(entries.filter((it) => addressShape.test(it)))
  const networks = entries
    .filter((it) => !addresses.has(it))
    .map((entry) => {
      const [address = "", prefix = ""] = entry.split("/")
      const bits = bitsOf(address)
      if (bits === undefined || !/^(?:\d|[12]\d|3[0-2])$/.test(prefix))
        throw new Error(`TRUSTED_PROXIES must list addresses and IPv4 networks, but contains "${entry}".`)
      const size = 2 ** (32 - Number(prefix))
      return { size, at: Math.floor(bits / size) }
    })
  const isIn = (bits: number): boolean => networks.some(({ size, at }) => Math.floor(bits / size) === at)
  return {
    has: (address) => {
      if (addresses.has(address)) return true
      const bits = networks.length > 0 ? bitsOf(address) : undefined
      return bits !== undefined && isIn(bits)
    },
  }
}
