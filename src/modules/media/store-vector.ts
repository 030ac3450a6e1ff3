import { createHash } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { env } from "../../config/env"
import { pathInside } from "../../lib/path-inside"

/**
 * Stores a tenant's SVG (logo or icon) from a trusted source under its hash. It is served with a content security
 * policy that blocks scripts and external resources.
 * @returns its URL
 */
export async function storeVector(tenantId: string, svg: Buffer): Promise<string> {
  const folder = pathInside(path.join(env().DATA_DIR, "uploads"), tenantId)
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 32)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(path.join(folder, `${hash}.svg`), svg, { mode: 0o600 })
  return `/static/${tenantId}/${hash}.svg`
}
