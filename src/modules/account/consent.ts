import { createHash } from "node:crypto"
import type { TenantTx } from "../../db/with-tenant"

/** What somebody agreed to, and when. */
export interface Consent {
  version: string
  text: string
  agreedAt: Date
}

/** A text's version: the same words have the same one in every shop, and another word makes another. */
const versionOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16)

/** Keeps the words that a new account's owner agreed to just now. */
export const keepConsent = (tx: TenantTx, accountId: string, text: string): Promise<number> =>
  tx.run(
    `update account set consent_version = ?, consent_text = ?, consent_at = now() where tenant_id = ? and id = ?`,
    [versionOf(text), text, tx.tenantId, accountId]
  )

/** Null for accounts that nobody signed up for: invited ones, and those of before consent was kept. */
export async function consentOf(tx: TenantTx, accountId: string): Promise<Consent | null> {
  const row = await tx.first<Consent>(
    `select consent_version as version, consent_text as text, consent_at as "agreedAt" from account
     where tenant_id = ? and id = ? and consent_at is not null`,
    [tx.tenantId, accountId]
  )
  return row ?? null
}
