import type { ExecArgs } from "@medusajs/framework/types"
import { withTenant } from "../db/with-tenant"
import { registerFiles } from "../modules/picture/register-files"
import { pictureStore } from "../picture-store/stores"

/**
 * Registers the pictures that releases without the table `picture` have stored, and queues those whose copies are
 * incomplete. A new installation has none.
 */
export default async function registerStoredPictures({ container }: ExecArgs): Promise<void> {
  let folder = ""
  let files: string[] = []
  const register = async (): Promise<void> => {
    if (files.length) await withTenant(container, folder, (tx) => registerFiles(tx, files))
  }
  for await (const { name } of pictureStore().list()) {
    const [next = "", file = ""] = name.split("/")
    if (next !== folder) {
      await register()
      folder = next
      files = []
    }
    files.push(file)
  }
  await register()
}
