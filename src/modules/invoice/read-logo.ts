import { pictures } from "../../lib/pictures/picture-tasks"
import { readWhole } from "../../picture-store/picture-store"
import { pictureStore } from "../../picture-store/stores"
import type { Tenant } from "../tenant/tenant"

/**
 * The tenant's logo as PNG: the PDF renderer reads PNG and JPEG only, while logos may also be WebP, AVIF or SVG. Null
 * when the tenant's folder has no readable logo: a logo must never make a tax invoice fail.
 */
export async function readLogo({ id, branding }: Tenant): Promise<Buffer | null> {
  const url = `/static/${id}/`
  if (!branding.logo?.startsWith(url)) return null
  try {
    const file = await pictureStore().get(`${id}/${branding.logo.slice(url.length)}`)
    return file ? await pictures.paperLogo(id, await readWhole(file)) : null
  } catch {
    return null
  }
}
