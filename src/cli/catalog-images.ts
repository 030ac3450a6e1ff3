import { readFile } from "node:fs/promises"
import path from "node:path"
import { storeImage } from "../modules/media/store-image"

/** Finds a row's pictures in a folder and keeps them for the shop. Names can't lead out of the folder. */
export const imagesIn =
  (tenant: { readonly id: string }, folder: string) =>
  async (files: readonly string[]): Promise<{ urls: string[]; missing: string[] }> => {
    const urls: string[] = []
    const missing: string[] = []
    for (const file of files) {
      const picture = await readFile(path.join(folder, path.basename(file))).catch(() => undefined)
      if (picture) urls.push(await storeImage(tenant.id, picture))
      else missing.push(file)
    }
    return { urls, missing }
  }
