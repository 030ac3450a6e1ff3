import { createHash, createHmac } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { z } from "zod"

const file = z.object({ bytes: z.number().int().nonnegative(), sha256: z.string().length(64) })
export type FileDigest = z.infer<typeof file>

const manifest = z.object({
  format: z.literal("ratna backup 1"),
  takenAt: z.iso.datetime(),
  /** The server's own version of PostgreSQL; rows are text, so that another one can read them. */
  postgres: z.string(),
  keyMark: z.string(),
  /** In the sequence of COPY; `rows` is what the file holds. */
  tables: z.record(z.string(), z.object({ columns: z.array(z.string()), rows: z.number().int() })),
  sequences: z.record(z.string(), z.object({ value: z.string(), isCalled: z.boolean() })),
  /** By path in the backup. */
  files: z.record(z.string(), file),
})
export type Manifest = z.infer<typeof manifest>

const name = "manifest.json"
const seal = "manifest.sha256"

/** Tells one platform key from another without saying it. @param secret in base64 */
export const keyMark = (secret: string): string =>
  createHmac("sha256", Buffer.from(secret, "base64")).update("ratna backup").digest("hex").slice(0, 16)

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")

/** Written last: a folder without it is a backup that was broken off. */
export async function writeManifest(folder: string, it: Manifest): Promise<void> {
  const text = JSON.stringify(it, null, 1)
  await writeFile(path.join(folder, name), text, { mode: 0o600 })
  await writeFile(path.join(folder, seal), `${sha256(text)}\n`, { mode: 0o600 })
}

/** @throws Error with a sentence when the folder holds no whole backup */
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
