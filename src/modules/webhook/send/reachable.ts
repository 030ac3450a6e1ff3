import { lookup } from "node:dns/promises"
import { isIP } from "node:net"
import { isPublicAddress } from "../../../lib/private-address"

/** Every address of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>

export interface Reach {
  resolve: Resolve
  /** Hosts (`name` or `name:port`) that may be private all the same. */
  privateHosts: readonly string[]
}

export const resolveAll: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: false })).map((it) => it.address)

/** Why an address is not called. */
export class Unreachable extends Error {}

const mayBePrivate = (url: URL, { privateHosts }: Reach): boolean =>
  privateHosts.includes(url.hostname) || privateHosts.includes(url.host)

/** Other ports are those of databases, caches and mail servers, which would read what is sent as their own commands. */
const hasUsualPort = ({ port }: URL): boolean => ["", "80", "443"].includes(port)
const otherPort = "The address must be on port 443 or 80"

/** The host without the brackets of an IPv6 address and without the root's dot. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "")

/** Names that never lead out of a machine or a network, whatever resolves them. */
const innerName = /(^|\.)(localhost|local|internal|lan|home\.arpa|intranet)$/

/**
 * The sentence that says why an address can't be told of anything, as far as it shows without resolving its name.
 * @param isHttpAllowed in development; elsewhere what is sent must be encrypted
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
  if (isInner) return "The address is private; only public ones are called"
  return hasUsualPort(url) ? null : otherPort
}

/**
 * The IP address to connect to: resolved and looked at now, so that a name that leads elsewhere since it was saved, or
 * elsewhere at each look, reaches nothing private. One private address among others refuses them all.
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
