import { env } from "../../config/env"
import { seal, unseal } from "../../lib/seal"

/** A tenant's own credentials at the payment gateway, beside its public key id. */
export interface PaymentSecrets {
  keySecret: string
  webhookSecret: string
}

/** Encrypts with the platform's key; the tenant's id is bound in, so that a row copied elsewhere doesn't open. */
export const sealSecrets = (tenantId: string, secrets: PaymentSecrets): string =>
  seal(key(), tenantId, JSON.stringify(secrets))

/** @throws Error when the key, the tenant or the text is not the one it was sealed with */
export const openSecrets = (tenantId: string, sealed: string): PaymentSecrets =>
  JSON.parse(unseal(key(), tenantId, sealed)) as PaymentSecrets

const key = (): Buffer => Buffer.from(env().RATNA_SECRET_KEY, "base64")
