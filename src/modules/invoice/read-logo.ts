import { readFile } from "node:fs/promises"
import { join, normalize } from "node:path"
import { env } from "../../config/env"
import type { Tenant } from "../tenant/tenant"

const uploadsUrl = "/static/"

/** The tenant's logo file, or null when it has none of its own here. */
export async function readLogo(tenant: Tenant): Promise<Buffer | null> {
  const { logo } = tenant.branding
  if (!logo?.startsWith(uploadsUrl)) return null
  const path = normalize(logo.slice(uploadsUrl.length))
  if (path.startsWith("..")) return null
  return readFile(join(env().DATA_DIR, "uploads", path)).catch(() => null)
}
