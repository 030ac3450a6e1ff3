import { createHmac } from "node:crypto"
import { env } from "../../config/env"
import { reportKey } from "../../contract/stone-fields/labs"
import { derivedKeys, eachSecret } from "../../lib/accepted-secrets"

/**
 * Hashes by which the claims of all tenants are compared, one for each accepted platform key; the first one is stored.
 * Null without a valid report. Keyed, since report numbers can be guessed.
 */
export function reportHashes(lab: string, number: string): [string, ...string[]] | null {
  const report = reportKey(lab, number)
  if (report === null) return null
  const hashBy = (key: Buffer): string => createHmac("sha256", key).update(report).digest("base64url")
  return eachSecret(derivedKeys(env().secretKeys, "report-claims"), hashBy)
}
