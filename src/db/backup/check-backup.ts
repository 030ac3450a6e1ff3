import path from "node:path"
import { digestOf } from "./digest"
import { keyMark, type Manifest, readManifest } from "./manifest"
import { filesBelow } from "./uploads"

/**
 * Reads a whole backup and compares it with its manifest. Writes nothing.
 * @param secretKeys the platform keys that the backup is to be restored with
 * @throws Error with a sentence about the first mismatch
 */
export async function checkBackup(folder: string, secretKeys: readonly string[]): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const [name, kept] of Object.entries(manifest.files)) {
    const found = await digestOf(path.join(folder, name)).catch(() => undefined)
    if (!found) throw new Error(`The backup is damaged: ${name} is missing`)
    if (found.bytes !== kept.bytes || found.sha256 !== kept.sha256) {
      throw new Error(`The backup is damaged: ${name} isn't what was written`)
    }
  }
  for await (const name of filesBelow(folder)) {
    if (/^(tables|uploads)\//.test(name) && !manifest.files[name]) {
      throw new Error(`The backup is damaged: ${name} was added to it`)
    }
  }
  if (!secretKeys.map(keyMark).includes(manifest.keyMark)) {
    throw new Error(
      "The backup belongs to another RATNA_SECRET_KEY: set the one of its installation, or name its secrets.json by --secrets"
    )
  }
  return manifest
}
