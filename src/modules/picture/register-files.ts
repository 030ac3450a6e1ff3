import type { TenantTx } from "../../db/with-tenant"
import { queueCopies, registerPictures } from "./pictures"
import { copiesOf, hashOf } from "../../picture-store/picture-names"

const main = /^[0-9a-f]{32}\.(webp|png|svg|avif)$/

/**
 * Registers the pictures among stored files, and queues those whose copies are incomplete. For files that come from an
 * archive or an older release.
 */
export async function registerFiles(tx: TenantTx, files: readonly string[]): Promise<void> {
  const there = new Set(files)
  const pictures = files.filter((file) => {
    const hash = hashOf(file)
    const isCopy =
      (file.endsWith(".avif") && there.has(`${hash}.webp`)) ||
      (file.endsWith(".png") && there.has(`${hash}.svg`))
    return main.test(file) && !isCopy
  })
  if (!pictures.length) return
  await registerPictures(tx, pictures)
  await queueCopies(
    tx,
    pictures.filter((name) => copiesOf(name).some((copy) => !there.has(copy)))
  )
}
