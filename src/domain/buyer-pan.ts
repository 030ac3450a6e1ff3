import { createHmac } from "node:crypto"
import { maskedPan } from "../contract/rules/pan"
import { type AcceptedSecrets, derivedKeys, eachSecret } from "../lib/accepted-secrets"
import { seal, type SealKeys, unseal } from "../lib/seal"

/** A buyer's PAN in its stored form. */
export interface BuyerPan {
  readonly sealed: string
  /** `AAAPA****A`, shown everywhere except on the invoice and in the buyer's own export. */
  readonly masked: string
}

/** Encryption keys for PANs. @param secrets the platform's keys, base64 */
export const panKeys = (secrets: AcceptedSecrets): SealKeys => derivedKeys(secrets, "buyer-pan-seal")

/** Encrypts a PAN so that it opens for this tenant only. @param secrets the platform's keys, base64 */
export const sealPan = (secrets: AcceptedSecrets, tenantId: string, pan: string): BuyerPan => ({
  sealed: seal(panKeys(secrets), tenantId, pan),
  masked: maskedPan(pan),
})

/** @throws Error if the tenant differs from sealing, or no key fits */
export const openPan = (secrets: AcceptedSecrets, tenantId: string, { sealed }: BuyerPan): string =>
  unseal(panKeys(secrets), tenantId, sealed)

/**
 * Fingerprints of a PAN by each of the platform's keys. They don't reveal it. Needed because sealing the same PAN twice
 * gives different texts.
 */
export const panMarks = (secrets: AcceptedSecrets, tenantId: string, pan: string): [string, ...string[]] => {
  const markBy = (key: Buffer): string => createHmac("sha256", key).update(`${tenantId}:${pan}`).digest("hex")
  return eachSecret(derivedKeys(secrets, "buyer-pan-mark"), markBy)
}
