import { isIPv6 } from "node:net"

/** The unit that counts as one client: an IPv4 address, or the /64 network assigned to one IPv6 customer. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 60)
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::")
  const left = head.split(":").filter(Boolean)
  const right = tail?.split(":").filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(zeros).fill("0"), ...right]
    .slice(0, 4)
    .map((it) => Number.parseInt(it, 16).toString(16))
    .join(":")
}
