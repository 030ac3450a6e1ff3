import type { TenantTx } from "../../../db/with-tenant"
import { uploadsNamed } from "../../../modules/catalog/files/uploads"
import { reuseImages } from "../../../modules/picture/reuse-images"

/**
 * Finds the tenant's pictures by file name: uploaded for the import, or stored under the names that exports use.
 * @returns file name → URL of the pictures that exist
 */
export async function keptImages(tx: TenantTx, files: readonly string[]): Promise<Map<string, string>> {
  const found = await uploadsNamed(tx, files)
  for (const file of await reuseImages(tx, files)) found.set(file, `/static/${tx.tenantId}/${file}`)
  return found
}
