import { randomBytes } from "node:crypto"
import { Webhook as Signer } from "standardwebhooks"
import { oldSecretHours } from "../../contract/webhook"
import { type AcceptedSecrets, derivedKeys } from "../../lib/accepted-secrets"
import { seal, type SealKeys, unseal } from "../../lib/seal"

/** A secret as stored: encrypted, with an expiry once another one has replaced it. */
export interface SealedSecret {
  sealed: string
  until: string | null
}

/** Maximum number of secrets that sign at a time, however often they are rotated. */
const maxSecrets = 5

/** Encryption keys for webhook secrets. @param secrets the platform's keys, base64 */
export const webhookKeys = (secrets: AcceptedSecrets): SealKeys => derivedKeys(secrets, "webhook-secrets")

interface Place {
  keys: SealKeys
  tenantId: string
  endpointId: string
}

/** Generates a secret in the format of Standard Webhooks: 32 random bytes. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`

/** Encrypts a secret. The endpoint is bound in, so that a row copied to another one can't be decrypted. */
export const sealSecret = ({ keys, tenantId, endpointId }: Place, secret: string): SealedSecret => ({
  sealed: seal(keys, `${tenantId}/${endpointId}`, secret),
  until: null,
})

/** Puts a new secret first; the previous ones stay valid for a day. */
export function rotated(before: readonly SealedSecret[], next: SealedSecret, now: Date): SealedSecret[] {
  const until = new Date(now.getTime() + oldSecretHours * 3_600_000).toISOString()
  return [next, ...valid(before, now).map((it) => ({ ...it, until: it.until ?? until }))].slice(0, maxSecrets)
}

const valid = (secrets: readonly SealedSecret[], now: Date): SealedSecret[] =>
  secrets.filter((it) => it.until === null || Date.parse(it.until) > now.getTime())

/** Expiry of the newest old secret; null when there is none. */
export const oldSecretUntil = (secrets: readonly SealedSecret[], now: Date): string | null =>
  valid(secrets, now)
    .flatMap((it) => it.until ?? [])
    .sort()
    .at(-1) ?? null

export interface Signed extends Place {
  secrets: readonly SealedSecret[]
  id: string
  body: string
  now: Date
}

/** Headers for verification: one signature for each valid secret. */
export const signedHeaders = ({ keys, tenantId, endpointId, secrets, id, body, now }: Signed) => ({
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
  "webhook-signature": valid(secrets, now)
    .map((it) => new Signer(unseal(keys, `${tenantId}/${endpointId}`, it.sealed)).sign(id, now, body))
    .join(" "),
})
