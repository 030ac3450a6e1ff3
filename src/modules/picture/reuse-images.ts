import type { TenantTx } from "../../db/with-tenant"
import { registerPictures, reusePictures } from "./pictures"
import { pictureStore } from "../../picture-store/stores"

const imageName = /^[0-9a-f]{32}\.webp$/
const ownFile = /^[0-9a-f]{32}\.(webp|png|svg|avif)$/

/**
 * Finds stored images that a row is about to refer to, and keeps the sweeper from removing them.
 * @returns the names among these that exist
 */
export const reuseImages = (tx: TenantTx, names: readonly string[]): Promise<Set<string>> =>
  reuse(
    tx,
    names.filter((name) => imageName.test(name))
  )

/** The same for one URL of this tenant. */
export async function reuseImage(tx: TenantTx, url: string): Promise<boolean> {
  const prefix = `/static/${tx.tenantId}/`
  return url.startsWith(prefix) && (await reuseImages(tx, [url.slice(prefix.length)])).size === 1
}

/** Whether a former picture can be restored: if it is the tenant's own, its file must still exist. */
export async function restorePicture(tx: TenantTx, url: string): Promise<boolean> {
  const prefix = `/static/${tx.tenantId}/`
  if (!url.startsWith(prefix)) return true
  const name = url.slice(prefix.length)
  return ownFile.test(name) && (await reuse(tx, [name])).size === 1
}

async function reuse(tx: TenantTx, names: readonly string[]): Promise<Set<string>> {
  if (!names.length) return new Set()
  const found = await reusePictures(tx, names)
  // The previous release doesn't register pictures that it stores during an update.
  for (const name of names) {
    if (found.has(name) || !(await pictureStore().has(`${tx.tenantId}/${name}`))) continue
    await registerPictures(tx, [name])
    found.add(name)
  }
  return found
}
