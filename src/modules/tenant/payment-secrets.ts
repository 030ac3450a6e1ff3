import { env } from "../../config/env"
import { platformKeys } from "../../lib/accepted-secrets"
import { seal, type SealKeys, unseal } from "../../lib/seal"

/** A tenant's secret credentials at the payment gateway, without the public key id. */
export interface PaymentSecrets {
  keySecret: string
  webhookSecret: string
}

/**
 * Encrypts with the platform's key. The tenant's id is bound in, so that a row copied to another tenant can't be
 * decrypted.
 */
export const sealSecrets = (tenantId: string, secrets: PaymentSecrets): string =>
  seal(keys(), tenantId, JSON.stringify(secrets))

/** @throws Error when the key, the tenant or the text differs from those at encryption */
export const openSecrets = (tenantId: string, sealed: string): PaymentSecrets =>
  JSON.parse(unseal(keys(), tenantId, sealed)) as PaymentSecrets

const keys = (): SealKeys => platformKeys(env().secretKeys)
