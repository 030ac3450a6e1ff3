import { createHash, createHmac } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { z } from "zod"

const file = z.object({ bytes: z.number().int().nonnegative(), sha256: z.string().length(64) })
export type FileDigest = z.infer<typeof file>

const manifest = z.object({
  format: z.literal("ratna backup 1"),
  takenAt: z.iso.datetime(),
  /** PostgreSQL version of the server. Rows are text, so another version can read them. */
  postgres: z.string(),
  keyMark: z.string(),
  /** Columns in COPY order; `rows` is the file's row count. */
  tables: z.record(z.string(), z.object({ columns: z.array(z.string()), rows: z.number().int() })),
  sequences: z.record(z.string(), z.object({ value: z.string(), isCalled: z.boolean() })),
  /** Digest of each file, by its path in the backup. */
  files: z.record(z.string(), file),
})
export type Manifest = z.infer<typeof manifest>

const name = "manifest.json"
const seal = "manifest.sha256"

/** Returns a fingerprint that identifies a platform key without revealing it. @param secret in base64 */
export const keyMark = (secret: string): string =>
  createHmac("sha256", Buffer.from(secret, "base64")).update("ratna backup").digest("hex").slice(0, 16)

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")

/** Writes the manifest last: a folder without one is an incomplete backup. */
export async function writeManifest(folder: string, it: Manifest): Promise<void> {
  const text = JSON.stringify(it, null, 1)
  await writeFile(path.join(folder, name), text, { mode: 0o600 })
  await writeFile(path.join(folder, seal), `${sha256(text)}\n`, { mode: 0o600 })
}

/** @throws Error with a sentence when the folder has no complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = (file: string) => readFile(path.join(folder, file), "utf8").catch(() => undefined)
  const text = await read(name)
  const sealed = await read(seal)
  if (text === undefined || sealed === undefined) {
    throw new Error(`${folder} holds no backup, or one that was broken off: ${name} or ${seal} is missing`)
  }
  if (sha256(text) !== sealed.trim()) throw new Error(`The backup is damaged: ${name} was changed`)
  const parsed = manifest.safeParse(JSON.parse(text))
  if (!parsed.success)
    throw new Error(`${path.join(folder, name)} is of another format than this version reads`)
  return parsed.data
}
