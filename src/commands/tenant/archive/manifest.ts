import { createHash, createHmac } from "node:crypto"
import { z } from "zod"
import { env } from "../../../config/env"
import { eachSecret } from "../../../lib/accepted-secrets"
import { isId } from "../../../lib/ids"

export const manifestName = "manifest.json"

/** Description of an archive's content: its last file. */
export const archiveManifest = z.object({
  format: z.literal("ratna tenant 1"),
  exportedAt: z.iso.datetime(),
  tenant: z.object({
    id: z.string().refine((id) => isId("ten", id)),
    slug: z.string(),
    domain: z.string(),
    brandName: z.string(),
  }),
  /** Fingerprint of the key that seals buyers' PANs and signs passports. */
  keyMark: z.string(),
  tables: z.record(z.string(), z.number().int().min(0)),
  files: z.record(z.string(), z.object({ bytes: z.number().int().min(0), sha256: z.string() })),
})
export type ArchiveManifest = z.infer<typeof archiveManifest>

export const digestOf = (bytes: Buffer): { bytes: number; sha256: string } => ({
  bytes: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
})

/** Fingerprints of this installation's keys, of the one that seals first. They don't reveal the keys. */
export const archiveKeyMarks = (): [string, ...string[]] =>
  eachSecret(env().secretKeys, (secret) =>
    createHmac("sha256", Buffer.from(secret, "base64"))
      .update("ratna tenant archive")
      .digest("hex")
      .slice(0, 16)
  )
