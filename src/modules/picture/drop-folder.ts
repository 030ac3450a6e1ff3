import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { forgetAllPictures } from "./pictures"
import { pictureStore } from "../../picture-store/stores"

/** Removes all pictures of a tenant that doesn't exist. Copies that are being created are removed too. */
export async function dropFolder(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string
): Promise<void> {
  await withTenant(container, tenantId, forgetAllPictures)
  await pictureStore().deleteFolder(tenantId)
}
