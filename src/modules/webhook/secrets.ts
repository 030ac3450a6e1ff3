import { hkdfSync, randomBytes } from "node:crypto"
import { Webhook as Signer } from "standardwebhooks"
import { oldSecretHours } from "../../contract/webhook"
import { seal, unseal } from "../../lib/seal"

/** A secret as it is kept: encrypted, and with the end of its time once another has taken its place. */
export interface SealedSecret {
  sealed: string
  until: string | null
}

/** So many secrets sign at a time, however often they are rotated. */
const maxSecrets = 5

/** A key of its own, drawn from the platform's: one key for one use. */
export const webhookKey = ({ RATNA_SECRET_KEY }: { RATNA_SECRET_KEY: string }): Buffer =>
  Buffer.from(hkdfSync("sha256", Buffer.from(RATNA_SECRET_KEY, "base64"), "", "webhook-secrets", 32))

interface Place {
  key: Buffer
  tenantId: string
  endpointId: string
}

/** As Standard Webhooks writes them: 32 random bytes. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`

/** Encrypts with the endpoint bound in, so that a row copied elsewhere doesn't open. */
export const sealSecret = ({ key, tenantId, endpointId }: Place, secret: string): SealedSecret => ({
  sealed: seal(key, `${tenantId}/${endpointId}`, secret),
  until: null,
})

/** Puts a new secret first; those before it stay for a day. */
export function rotated(before: readonly SealedSecret[], next: SealedSecret, now: Date): SealedSecret[] {
  const until = new Date(now.getTime() + oldSecretHours * 3_600_000).toISOString()
  return [next, ...valid(before, now).map((it) => ({ ...it, until: it.until ?? until }))].slice(0, maxSecrets)
}

const valid = (secrets: readonly SealedSecret[], now: Date): SealedSecret[] =>
  secrets.filter((it) => it.until === null || Date.parse(it.until) > now.getTime())

/** When the newest of the old secrets ends; null when none is left. */
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

/** The headers that a receiver verifies by: one signature for each secret that is valid now. */
export const signedHeaders = ({ key, tenantId, endpointId, secrets, id, body, now }: Signed) => ({
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
  "webhook-signature": valid(secrets, now)
    .map((it) => new Signer(unseal(key, `${tenantId}/${endpointId}`, it.sealed)).sign(id, now, body))
    .join(" "),
})
