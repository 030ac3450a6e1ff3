import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { product } from "./product"

/** Returns a small picture in one colour. */
export const picture = (background = "#8a1c3a", format: "png" | "jpeg" | "webp" | "avif" | "gif" = "png") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

/** Lists the files that the product stores for a tenant. */
export function keptFiles(tenantId: string): string[] {
  const folder = path.join(product().dataDir, "uploads", tenantId)
  return existsSync(folder) ? readdirSync(folder).sort() : []
}
