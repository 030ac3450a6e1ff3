import { lookup } from "node:dns/promises"
import { isIP } from "node:net"
import { isPublicAddress } from "../../../lib/private-address"

/** Resolves a name to all its addresses. */
export type Resolve = (host: string) => Promise<readonly string[]>

export interface Reach {
  resolve: Resolve
  /** Hosts (`name` or `name:port`) that are allowed although they are private. */
  privateHosts: readonly string[]
}

export const resolveAll: Resolve = async (host) =>
  (await lookup(host, { all: true, order: "ipv4first" })).map((it) => it.address)

/** Error with the reason why an address is refused. */
export class Unreachable extends Error {}

const mayBePrivate = (url: URL, { privateHosts }: Reach): boolean =>
  privateHosts.includes(url.hostname) || privateHosts.includes(url.host)

/** Other ports belong to databases, caches and mail servers, which could interpret the body as commands. */
const hasUsualPort = ({ port }: URL): boolean => ["", "80", "443"].includes(port)
const otherPort = "The address must be on port 443 or 80"

/** The host without the brackets of an IPv6 address and without the trailing dot. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "")

/** Names that always stay within a machine or network, whatever resolves them. */
const innerName = /(^|\.)(localhost|local|internal|lan|home\.arpa|intranet)$/

/**
 * Why a URL can't receive webhooks, as far as this shows without DNS; null when there is no reason.
 * @param isHttpAllowed true in development; elsewhere requests must be encrypted
 */
export function faultOf(text: string, reach: Reach, isHttpAllowed: boolean): string | null {
  if (!URL.canParse(text)) return "Please give a whole address, https://…"
  const url = new URL(text)
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isHttpAllowed))
    return "The address must begin with https://"
  if (url.username || url.password) return "The address can't hold a user name or a password"
  if (mayBePrivate(url, reach)) return null
  const host = hostOf(url)
  const isInner = isIP(host) ? !isPublicAddress(host) : innerName.test(host) || !host.includes(".")
  if (isInner) return "The address is private. Webhooks are sent to public addresses only"
  return hasUsualPort(url) ? null : otherPort
}

/**
 * Resolves the host to an IP address and checks it immediately before connecting, so that a name whose DNS has changed
 * since it was saved, or changes at each lookup, can't reach a private address. One private address among others
 * refuses the host.
 * @throws Unreachable
 */
export async function addressFor(url: URL, reach: Reach): Promise<string> {
  const host = hostOf(url)
  const found = isIP(host) ? [host] : await resolved(host, reach)
  if (!mayBePrivate(url, reach)) {
    if (!found.every(isPublicAddress)) throw new Unreachable("The address is private")
    if (!hasUsualPort(url)) throw new Unreachable(otherPort)
  }
  const [first] = found.toSorted((one, other) => isIP(one) - isIP(other))
  if (first === undefined) throw new Unreachable("The host has no address")
  return first
}

async function resolved(host: string, { resolve }: Reach): Promise<readonly string[]> {
  try {
    return await resolve(host)
  } catch {
    throw new Unreachable("The host could not be found")
  }
}
