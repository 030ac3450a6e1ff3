import { createHmac, hkdfSync } from "node:crypto"
import { maskedPan } from "../contract/rules/pan"
import { seal, unseal } from "../lib/seal"

/** A buyer's PAN as it is kept. */
export interface BuyerPan {
  readonly sealed: string
  /** `ABCDE****F`, for everybody but the invoice and the buyer's own export. */
  readonly masked: string
}

/** Its own key, drawn from the platform's (base64): one key for one use. */
const keyOf = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync("sha256", Buffer.from(secret, "base64"), "", `buyer-pan-${use}`, 32))

/** Encrypts a PAN; it opens for this tenant alone. `secret`: the platform's key, base64. */
export const sealPan = (secret: string, tenantId: string, pan: string): BuyerPan => ({
  sealed: seal(keyOf(secret, "seal"), tenantId, pan),
  masked: maskedPan(pan),
})

/** @throws Error when the key or the tenant is not the one it was sealed with */
export const openPan = (secret: string, tenantId: string, { sealed }: BuyerPan): string =>
  unseal(keyOf(secret, "seal"), tenantId, sealed)

/** Tells one PAN from another without saying it: sealing the same one twice looks different each time. */
export const panMark = (secret: string, tenantId: string, pan: string): string =>
  createHmac("sha256", keyOf(secret, "mark")).update(`${tenantId}:${pan}`).digest("hex")
