import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { env } from "../../config/env"
import { pathInside } from "../../lib/path-inside"
import type { Tenant } from "../tenant/tenant"

/** The tenant's logo file, or null when it has none in its own folder. */
export async function readLogo({ id, branding }: Tenant): Promise<Buffer | null> {
  const url = `/static/${id}/`
  if (!branding.logo?.startsWith(url)) return null
  const folder = pathInside(join(env().DATA_DIR, "uploads"), id)
  try {
    return await readFile(pathInside(folder, branding.logo.slice(url.length)))
  } catch {
    return null
  }
}
