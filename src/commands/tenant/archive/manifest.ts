import { createHash, createHmac } from "node:crypto"
import { z } from "zod"
import { env } from "../../../config/env"
import { isId } from "../../../lib/ids"

export const manifestName = "manifest.json"

/** What an archive says of itself: its last file. */
export const archiveManifest = z.object({
  format: z.literal("ratna tenant 1"),
  exportedAt: z.iso.datetime(),
  tenant: z.object({
    id: z.string().refine((id) => isId("ten", id)),
    slug: z.string(),
    domain: z.string(),
    brandName: z.string(),
  }),
  /** Of the key under which buyers' PANs are sealed and passports signed. */
  keyMark: z.string(),
  tables: z.record(z.string(), z.number().int().min(0)),
  files: z.record(z.string(), z.object({ bytes: z.number().int().min(0), sha256: z.string() })),
})
export type ArchiveManifest = z.infer<typeof archiveManifest>

export const digestOf = (bytes: Buffer): { bytes: number; sha256: string } => ({
  bytes: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
})

/** Tells this installation's key from another's without saying it. */
export const archiveKeyMark = (): string =>
  createHmac("sha256", Buffer.from(env().RATNA_SECRET_KEY, "base64"))
    .update("ratna tenant archive")
    .digest("hex")
    .slice(0, 16)
