import { Resolver } from "node:dns/promises"
import { env } from "../../../config/env"
import type { Seen } from "../../../domain/host-proof"

/** Where a host's proof stands in its DNS, and what it says. */
export const proofName = (host: string): string => `_ratna.${host}`
export const proofText = (token: string): string => `ratna-verify=${token}`

/** DNS's own words for "there is none"; anything else (a timeout, SERVFAIL, a refusal) is no answer at all. */
const none = new Set(["ENOTFOUND", "ENODATA"])

/** Looks for a host's proof in the DNS, for some seconds at most. Never throws. */
export async function readProof(host: string, token: string): Promise<Seen> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const { dnsServers } = env()
  if (dnsServers.length) resolver.setServers(dnsServers)
  try {
    const records = await resolver.resolveTxt(proofName(host))
    return records.some((it) => it.join("").trim() === proofText(token)) ? "there" : "missing"
  } catch (error) {
    return none.has((error as NodeJS.ErrnoException).code ?? "") ? "missing" : "unknown"
  }
}
