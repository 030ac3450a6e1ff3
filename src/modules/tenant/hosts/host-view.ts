import { isIPv4, isIPv6 } from "node:net"
import { env } from "../../../config/env"
import type { DnsRecord, HostStatus, TenantHost } from "../../../contract/domain"
import { proofName, proofText } from "./read-proof"

export interface HostRow {
  host: string
  isPrimary: boolean
  isGiven: boolean
  token: string
  status: HostStatus
  misses: number
  missedAt: Date | null
  checkedAt: Date | null
}

const typeOf = (address: string): DnsRecord["type"] =>
  isIPv4(address) ? "A" : isIPv6(address) ? "AAAA" : "CNAME"

/** DNS records that a host needs: the platform's addresses, or its name. */
function routes(host: string): DnsRecord[] {
  const { platformAddresses, platformDomain } = env()
  const values = platformAddresses.length ? platformAddresses : [platformDomain].filter(Boolean)
  return values.map((value) => ({ type: typeOf(value), name: host, value }))
}

/** Maps a host to the superadmin's view. A host assigned by the platform needs no proof. */
export const hostView = (it: HostRow): TenantHost => ({
  host: it.host,
  isPrimary: it.isPrimary,
  status: it.status,
  records: [
    ...(it.isGiven ? [] : [{ type: "TXT" as const, name: proofName(it.host), value: proofText(it.token) }]),
    ...routes(it.host),
  ],
  checkedAt: it.checkedAt?.toISOString() ?? null,
})
