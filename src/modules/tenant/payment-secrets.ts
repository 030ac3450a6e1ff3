import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { env } from "../../config/env"

/** A shop's own credentials at the payment gateway, beside its public key id. */
export type PaymentSecrets = { keySecret: string; webhookSecret: string }

const cipher = "aes-256-gcm"
const ivBytes = 12
const tagBytes = 16

/** Encrypts with the platform's key; the tenant's id is bound in, so that a row copied elsewhere doesn't open. */
export function sealSecrets(tenantId: string, secrets: PaymentSecrets): string {
  const iv = randomBytes(ivBytes)
  const seal = createCipheriv(cipher, key(), iv).setAAD(Buffer.from(tenantId))
  const data = Buffer.concat([seal.update(JSON.stringify(secrets), "utf8"), seal.final()])
  return Buffer.concat([iv, seal.getAuthTag(), data]).toString("base64")
}

/** @throws Error when the key, the tenant or the text is not the one it was sealed with */
export function openSecrets(tenantId: string, sealed: string): PaymentSecrets {
  const bytes = Buffer.from(sealed, "base64")
  const open = createDecipheriv(cipher, key(), bytes.subarray(0, ivBytes)).setAAD(Buffer.from(tenantId))
  open.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const text = Buffer.concat([open.update(bytes.subarray(ivBytes + tagBytes)), open.final()]).toString("utf8")
  return JSON.parse(text) as PaymentSecrets
}

const key = (): Buffer => Buffer.from(env().RATNA_SECRET_KEY, "base64")
