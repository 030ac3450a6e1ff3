import { createHmac, hkdfSync } from "node:crypto"
import { maskedPan } from "../contract/rules/pan"
import { seal, unseal } from "../lib/seal"

/** A buyer's PAN in its stored form. */
export interface BuyerPan {
  readonly sealed: string
  /** `AAAPA****A`, shown everywhere except on the invoice and in the buyer's own export. */
  readonly masked: string
}

/** Derives a key for one use from the platform's key (base64). */
const keyOf = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync("sha256", Buffer.from(secret, "base64"), "", `buyer-pan-${use}`, 32))

/** Encrypts a PAN so that it opens for this tenant only. `secret`: the platform's key, base64. */
export const sealPan = (secret: string, tenantId: string, pan: string): BuyerPan => ({
  sealed: seal(keyOf(secret, "seal"), tenantId, pan),
  masked: maskedPan(pan),
})

/** @throws Error if the key or the tenant differs from sealing */
export const openPan = (secret: string, tenantId: string, { sealed }: BuyerPan): string =>
  unseal(keyOf(secret, "seal"), tenantId, sealed)

/** Fingerprint of a PAN, which doesn't reveal it. Needed because sealing the same PAN twice gives different texts. */
export const panMark = (secret: string, tenantId: string, pan: string): string =>
  createHmac("sha256", keyOf(secret, "mark")).update(`${tenantId}:${pan}`).digest("hex")
