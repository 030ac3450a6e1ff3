import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type AcceptedSecrets, eachSecret } from "../../lib/accepted-secrets"
import type { Resealed } from "../../lib/seal"

const cipher = "aes-256-gcm"
const ivBytes = 12
/** Factors that one statement reads. */
const atOnce = 200

/** Values of Medusa's option `mfa.encryption_key`: derived from the platform's keys. Medusa itself has the first one. */
export const secondFactorKeys = (secrets: AcceptedSecrets): [string, ...string[]] =>
  eachSecret(secrets, (secret) => createHmac("sha256", secret).update("staff's second factors").digest("hex"))

const cipherKey = (key: string): Buffer => createHash("sha256").update(key).digest()

/** Encrypts in Medusa's format: `v1:iv:tag:data`, each part in base64url. */
function encrypt(key: string, secret: string): string {
  const iv = randomBytes(ivBytes)
  const box = createCipheriv(cipher, cipherKey(key), iv)
  const data = Buffer.concat([box.update(secret, "utf8"), box.final()])
  return ["v1", ...[iv, box.getAuthTag(), data].map((it) => it.toString("base64url"))].join(":")
}

/** Returns undefined when the key doesn't fit. */
function decrypt(key: string, sealed: string): string | undefined {
  const [version, iv = "", tag = "", data = ""] = sealed.split(":")
  if (version !== "v1") return undefined
  try {
    const box = createDecipheriv(cipher, cipherKey(key), Buffer.from(iv, "base64url"))
    box.setAuthTag(Buffer.from(tag, "base64url"))
    return Buffer.concat([box.update(Buffer.from(data, "base64url")), box.final()]).toString("utf8")
  } catch {
    return undefined
  }
}

interface Factor {
  id: string
  sealed: string
}

/**
 * Seals second factors of staff with the first key. Each is changed only if it is still what was read.
 * @param identityId the auth identity whose factors are sealed; all by default
 */
export async function resealSecondFactors(
  knex: Knex,
  secrets: AcceptedSecrets,
  identityId: string | null = null
): Promise<Resealed> {
  const [key, ...others] = secondFactorKeys(secrets)
  const result: Resealed = { done: 0, unreadable: 0 }
  for (let after = ""; ;) {
    const { rows } = await knex.raw<{ rows: Factor[] }>(
      `select id, provider_metadata->>'secret' as sealed from auth_mfa_factor
       where id > ? and provider_metadata->>'secret' is not null and auth_identity_id = coalesce(?, auth_identity_id)
       order by id limit ?`,
      [after, identityId, atOnce]
    )
    for (const { id, sealed } of rows) {
      if (decrypt(key, sealed) !== undefined) continue
      const secret = others.map((other) => decrypt(other, sealed)).find((it) => it !== undefined)
      if (secret === undefined) {
        result.unreadable += 1
        continue
      }
      const written = await knex.raw<{ rowCount: number }>(
        `update auth_mfa_factor set provider_metadata = jsonb_set(provider_metadata, '{secret}', to_jsonb(?::text))
         where id = ? and provider_metadata->>'secret' = ?`,
        [encrypt(key, secret), id, sealed]
      )
      result.done += written.rowCount
    }
    const last = rows.at(-1)
    if (!last) return result
    after = last.id
  }
}
