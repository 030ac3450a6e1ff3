import { pictures } from "../../lib/pictures/picture-tasks"
import { readWhole } from "../../picture-store/picture-store"
import { pictureStore } from "../../picture-store/stores"
import type { Tenant } from "../tenant/tenant"

/** The tenant's logo as PNG, as `readPaperPicture` reads it. */
export const readLogo = ({ id, branding }: Tenant): Promise<Buffer | null> =>
  readPaperPicture(id, branding.logo)

/**
 * A picture of the tenant as PNG: the PDF renderer reads PNG and JPEG only, while pictures may also be WebP, AVIF or SVG.
 * Null when the tenant's folder has no readable one: a picture must never make an invoice fail.
 * @param picture its URL, `/static/{tenant id}/{file}`
 */
export async function readPaperPicture(tenantId: string, picture: string | null): Promise<Buffer | null> {
  const url = `/static/${tenantId}/`
  if (!picture?.startsWith(url)) return null
  try {
    const file = await pictureStore().get(`${tenantId}/${picture.slice(url.length)}`)
    return file ? await pictures.paperLogo(tenantId, await readWhole(file)) : null
  } catch {
    return null
  }
}
