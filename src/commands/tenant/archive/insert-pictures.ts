import { readdir, readFile } from "node:fs/promises"
import type { TenantTx } from "../../../db/with-tenant"
import { pathInside } from "../../../lib/path-inside"
import { registerFiles } from "../../../modules/picture/register-files"
import { pictureStore } from "../../../picture-store/stores"

/**
 * Stores an archive's pictures at the end of the tenant's transaction. Two imports of one tenant wait for each other at
 * its row, so only the one that creates the tenant stores pictures, and removes them if it fails.
 */
export async function insertPictures(tx: TenantTx, folder: string): Promise<void> {
  const files = await readdir(folder).catch(() => [])
  await registerFiles(tx, files)
  try {
    for (const file of files) {
      await pictureStore().put(`${tx.tenantId}/${file}`, await readFile(pathInside(folder, file)))
    }
  } catch (error) {
    await pictureStore()
      .deleteFolder(tx.tenantId)
      .catch(() => undefined)
    throw error
  }
}
