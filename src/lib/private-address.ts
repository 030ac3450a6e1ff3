import { BlockList, isIP } from "node:net"

const listOf = (family: "ipv4" | "ipv6", nets: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const net of nets) {
    const [address = "", bits] = net.split("/")
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Networks outside the public internet, and those for documentation and tests (IANA's special-purpose registry). */
const notPublic4 = listOf("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  // Link-local, including cloud metadata services.
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
])

/** All publicly assigned addresses. Loopback, mapped IPv4, link-local, unique local and multicast lie outside. */
const public6 = listOf("ipv6", ["2000::/3"])

/** Exceptions within it: tunnels that carry an IPv4 address, documentation, protocol assignments. */
const notPublic6 = listOf("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"])

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublic4.check(address)
  return family === 6 && public6.check(address, "ipv6") && !notPublic6.check(address, "ipv6")
}
