import type { MedusaContainer } from "@medusajs/framework/types"
import type { Uploaded } from "../../../contract/bulk-import"
import { withTenant } from "../../../db/with-tenant"
import { noteUpload, uploadsNamed } from "../../../modules/catalog/files/uploads"
import { storeImages } from "../../../modules/picture/store-image"
import { storable } from "../edit/typed-values"

export interface KeepUploadsInput {
  tenantId: string
  /** File names as sent. */
  names: readonly string[]
  /** In the order of `names`. */
  pictures: readonly Buffer[]
}

const maxName = 200
const nameOf = (sent: string): string => storable(sent).trim().slice(-maxName)

async function noteUploads(
  container: MedusaContainer,
  { tenantId, names, urls }: Omit<KeepUploadsInput, "pictures"> & { urls: string[] }
): Promise<Uploaded> {
  const files = names.map((it, n) => ({ name: nameOf(it), url: urls[n] ?? "" }))
  const warnings: string[] = []
  await withTenant(container, tenantId, async (tx) => {
    for (const { name, url } of files) {
      const before = (await uploadsNamed(tx, [name])).get(name)
      if (before !== undefined && before !== url) {
        warnings.push(`${name} was uploaded before: the new picture takes its place`)
      }
      await noteUpload(tx, name, url)
    }
  })
  return { files, warnings }
}

/** Stores uploaded pictures under the file names that catalog files refer to. */
export async function keepUploads(
  container: MedusaContainer,
  { pictures, ...input }: KeepUploadsInput
): Promise<Uploaded> {
  const urls = await storeImages(container, input.tenantId, pictures)
  return noteUploads(container, { ...input, urls })
}
