import { Resolver } from "node:dns/promises"
import { env } from "../../../config/env"
import type { Seen } from "../../../domain/host-proof"

/** Name of the DNS record that holds a host's proof. */
export const proofName = (host: string): string => `_ratna.${host}`
export const proofText = (token: string): string => `ratna-verify=${token}`

/** DNS errors that mean "no record". Any other error (timeout, SERVFAIL, refusal) is no result. */
const none = new Set(["ENOTFOUND", "ENODATA"])

/** Looks up a host's proof in DNS, with a timeout of some seconds. Never throws. */
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
