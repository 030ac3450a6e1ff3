import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { queueCopies, registerPictures } from "./pictures"
import { copiesOf, hashOf, type NamedFile } from "../../picture-store/picture-names"
import { pictureStore } from "../../picture-store/stores"

type Container = Pick<MedusaContainer, "resolve">

/** A picture to store. */
export interface Upload {
  /** Name of its main file, which is written last. */
  name: string
  /** Creates its files. Not called for a picture that is stored already. */
  encode: () => Promise<NamedFile[]>
}

/**
 * Stores pictures in a tenant's folder, and queues the creation of their copies. All are encoded before the first is
 * written, so that a damaged one leaves nothing behind.
 */
export async function keepPictures(
  container: Container,
  folder: string,
  uploads: readonly Upload[]
): Promise<void> {
  const store = pictureStore()
  const unique = [...new Map(uploads.map((upload) => [upload.name, upload])).values()]
  const encoded = new Map<string, NamedFile[]>()
  for (const { name, encode } of unique) {
    if (!(await store.has(`${folder}/${name}`))) encoded.set(name, await encode())
  }
  const names = unique.map(({ name }) => name)
  await withTenant(container, folder, async (tx) => {
    await registerPictures(tx, names)
    await queueCopies(
      tx,
      [...encoded.keys()].filter((name) => copiesOf(name).length > 0)
    )
  })
  for (const { name, encode } of unique) {
    // The sweeper may have removed it before it was registered.
    if (!encoded.has(name) && (await store.has(`${folder}/${name}`))) continue
    for (const [ending, data] of encoded.get(name) ?? (await encode())) {
      await store.put(`${folder}/${hashOf(name)}${ending}`, data)
    }
  }
}
