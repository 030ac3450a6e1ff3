import type { TenantTx } from "../../../db/with-tenant"
import { uploadsNamed } from "../../../modules/catalog/files/uploads"
import { isKeptImage } from "../../../modules/media/store-image"

const keptName = /^[0-9a-f]{32}\.webp$/

/**
 * Finds the tenant's pictures by file name: uploaded for the import, or stored under the names that exports use.
 * @returns file name → URL of the pictures that exist
 */
export async function keptImages(tx: TenantTx, files: readonly string[]): Promise<Map<string, string>> {
  const found = await uploadsNamed(tx, files)
  for (const file of files) {
    const url = `/static/${tx.tenantId}/${file}`
    if (keptName.test(file) && (await isKeptImage(tx.tenantId, url))) found.set(file, url)
  }
  return found
}
