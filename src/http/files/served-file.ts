import { pictureWidths } from "../../contract/rules/pictures"
import { copyName, hashOf, socialName } from "../../picture-store/picture-names"
import type { PictureStore, StoredFile } from "../../picture-store/picture-store"

/** The file to send for a URL. `isTemporary` is true while a better one for the same URL is being created. */
export interface ServedFile {
  name: string
  file: StoredFile
  isTemporary: boolean
}

const photoCopy = /^[0-9a-f]{32}(?:-(\d+))?\.webp$/

/**
 * Finds the best file for a picture's URL: AVIF where the browser accepts it, at half the bytes of WebP. Until due work
 * has created a copy, the next best file is served in its place.
 * @param folder the tenant's id
 * @param requested a file name that `isPicture` accepts
 * @returns undefined when the picture doesn't exist or the width isn't supported
 */
export async function findServedFile(
  store: PictureStore,
  { folder, requested, readsAvif }: { folder: string; requested: string; readsAvif: boolean }
): Promise<ServedFile | undefined> {
  const find = async (file: string, isTemporary: boolean): Promise<ServedFile | undefined> => {
    const name = `${folder}/${file}`
    const found = await store.get(name)
    return found && { name, file: found, isTemporary }
  }
  const photo = photoCopy.exec(requested)
  if (!photo) {
    const found = await find(requested, false)
    if (found) return found
    if (requested === socialName(requested)) return find(copyName(requested, undefined, "webp"), true)
    if (!requested.endsWith(".png")) return undefined
    // The PNG of an older installation's drawing. Browsers show the drawing; mails show the brand name.
    return find(`${hashOf(requested)}.svg`, true)
  }
  const width = photo[1] === undefined ? undefined : Number(photo[1])
  if (width !== undefined && !pictureWidths.some((it) => it === width)) return undefined
  const leaner = readsAvif ? await find(copyName(requested, width, "avif"), false) : undefined
  // An empty AVIF marks a picture whose WebP is smaller.
  if (leaner?.file.bytes) return leaner
  return (
    (await find(requested, readsAvif && !leaner)) ??
    (width === undefined ? undefined : await find(copyName(requested, undefined, "webp"), true))
  )
}
