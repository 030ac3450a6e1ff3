import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { env } from "../../config/env"
import { pathInside } from "../../lib/path-inside"
import { pictures } from "../../lib/pictures/picture-queue"
import type { Tenant } from "../tenant/tenant"

/**
 * The tenant's logo as PNG: the PDF renderer reads PNG and JPEG only, while logos may also be WebP, AVIF or SVG. Null
 * when the tenant's folder has no readable logo: a logo must never make a tax invoice fail.
 */
export async function readLogo({ id, branding }: Tenant): Promise<Buffer | null> {
  const url = `/static/${id}/`
  if (!branding.logo?.startsWith(url)) return null
  const folder = pathInside(join(env().DATA_DIR, "uploads"), id)
  try {
    const picture = await readFile(pathInside(folder, branding.logo.slice(url.length)))
    return await pictures.run(id, "paperLogo", { picture })
  } catch {
    return null
  }
}
