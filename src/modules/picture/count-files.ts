import { pictureStore } from "../../picture-store/stores"

/** Number of a tenant's stored files. */
export async function countFiles(tenantId: string): Promise<number> {
  let count = 0
  for await (const _ of pictureStore().list(tenantId)) count++
  return count
}
