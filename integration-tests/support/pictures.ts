import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { product } from "./product"

/** Returns a small picture in one colour. */
export const picture = (background = "#8a1c3a", format: "png" | "jpeg" | "webp" | "avif" | "gif" = "png") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

/** A copy that due work creates, some time after the upload; a file with the end `.tmp` while it is written. */
const isCopy = (name: string): boolean => /(-\d+\.(?:webp|jpg)|\.avif)(\.[\d.]+\.tmp)?$/.test(name)

/** Lists the files that an upload stores for a tenant. */
export const keptFiles = (tenantId: string, dataDir = product().dataDir): string[] =>
  allFiles(tenantId, dataDir).filter((name) => !isCopy(name))

/** Lists all files of a tenant, with the copies that exist by now. */
export function allFiles(tenantId: string, dataDir = product().dataDir): string[] {
  const folder = path.join(dataDir, "uploads", tenantId)
  return existsSync(folder) ? readdirSync(folder).sort() : []
}
