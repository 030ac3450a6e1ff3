import { createHash } from "node:crypto"
import type { TenantTx } from "../../db/with-tenant"

/** The text that an account agreed to at sign-up, and when. */
export interface Consent {
  version: string
  text: string
  agreedAt: Date
}

/** Version of a text: a hash of its content. The same text has the same version in every tenant. */
const versionOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16)

/** Stores the text that a new account has just agreed to. */
export const keepConsent = (tx: TenantTx, accountId: string, text: string): Promise<number> =>
  tx.run(
    `update account set consent_version = ?, consent_text = ?, consent_at = now() where tenant_id = ? and id = ?`,
    [versionOf(text), text, tx.tenantId, accountId]
  )

/** Returns null for accounts without a sign-up: invited ones, and those created before consent was stored. */
export async function consentOf(tx: TenantTx, accountId: string): Promise<Consent | null> {
  const row = await tx.first<Consent>(
    `select consent_version as version, consent_text as text, consent_at as "agreedAt" from account
     where tenant_id = ? and id = ? and consent_at is not null`,
    [tx.tenantId, accountId]
  )
  return row ?? null
}
