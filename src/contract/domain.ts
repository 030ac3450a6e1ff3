import { z } from "zod"
import { instant } from "./common"
import { tenantDomain, tenantParams } from "./tenant"

/**
 * Host states. `pending`: its DNS proof was never found; `lost`: it was found and has disappeared. Only a `verified`
 * host serves a tenant.
 */
export const hostStatuses = ["pending", "verified", "lost"] as const
export type HostStatus = (typeof hostStatuses)[number]

/** A DNS record that the host's owner must create. */
export const dnsRecord = z.object({
  type: z.enum(["TXT", "A", "AAAA", "CNAME"]),
  name: z.string(),
  value: z.string(),
})
export type DnsRecord = z.infer<typeof dnsRecord>

/** A host of a tenant; all other hosts redirect to the primary one. */
export const tenantHost = z.object({
  host: z.string(),
  isPrimary: z.boolean(),
  status: z.enum(hostStatuses),
  records: z.array(dnsRecord),
  /** Time of the last proof check; null for a host that the platform vouches for. */
  checkedAt: instant.nullable(),
})
export type TenantHost = z.infer<typeof tenantHost>

export const hostCreateBody = z.object({ host: tenantDomain })
export const hostParams = tenantParams.extend({ host: z.string().min(1).max(300) })
export const hostUpdateBody = z.object({
  isPrimary: z.literal(true, { error: "To change the primary domain, make another one primary" }),
})

/** Max hosts per tenant. */
export const maxHosts = 20

export const allowedQuery = z.object({ domain: z.string().max(300).default("") })
