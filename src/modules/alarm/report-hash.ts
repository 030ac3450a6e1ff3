import { createHmac, hkdfSync } from "node:crypto"
import { env } from "../../config/env"
import { reportKey } from "../../contract/stone-fields/labs"

/**
 * Hash by which the claims of all tenants are compared; null without a valid report. Keyed, since report numbers can be
 * guessed.
 */
export function reportHash(lab: string, number: string): string | null {
  const report = reportKey(lab, number)
  if (report === null) return null
  const platform = Buffer.from(env().RATNA_SECRET_KEY, "base64")
  const key = Buffer.from(hkdfSync("sha256", platform, "", "report-claims", 32))
  return createHmac("sha256", key).update(report).digest("base64url")
}
