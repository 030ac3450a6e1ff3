import { z } from "zod"
import { instant } from "./common"
import { tenantDomain, tenantParams } from "./tenant"

/** `pending`: its proof was never seen; `lost`: it was, and is gone. Only a `verified` host shows a shop. */
export const hostStatuses = ["pending", "verified", "lost"] as const
export type HostStatus = (typeof hostStatuses)[number]

/** What the owner of a host enters where its DNS is kept. */
export const dnsRecord = z.object({
  type: z.enum(["TXT", "A", "AAAA", "CNAME"]),
  name: z.string(),
  value: z.string(),
})
export type DnsRecord = z.infer<typeof dnsRecord>

/** A host of a shop; all others lead to the primary one. */
export const tenantHost = z.object({
  host: z.string(),
  isPrimary: z.boolean(),
  status: z.enum(hostStatuses),
  records: z.array(dnsRecord),
  /** When its proof was last looked for; null for a host that the platform vouches for. */
  checkedAt: instant.nullable(),
})
export type TenantHost = z.infer<typeof tenantHost>

export const hostCreateBody = z.object({ host: tenantDomain })
export const hostParams = tenantParams.extend({ host: z.string().min(1).max(300) })
export const hostUpdateBody = z.object({
  isPrimary: z.literal(true, { error: "Only another host can take the primary one's place" }),
})

/** So many hosts a shop may have. */
export const maxHosts = 20

export const allowedQuery = z.object({ domain: z.string().max(300).default("") })
