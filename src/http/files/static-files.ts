import type { IncomingMessage, ServerResponse } from "node:http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ApiError } from "../../lib/api-error"
import { platformFolder } from "../../domain/platform-folder"
import { pictureStore } from "../../picture-store/stores"
import { findTenant } from "../../modules/tenant/find-tenant"
import { isPicture } from "./picture-url"
import { sendFile } from "./send-file"
import { findServedFile, type ServedFile } from "./served-file"

const readsAvif = (accept: string | undefined): boolean => /\bimage\/avif\b/.test(accept ?? "")

/**
 * Returns whether files in `/static/{folder}/…` are served. An archived tenant's pictures aren't. Files that staff
 * upload in Medusa Admin are shared by all tenants.
 */
const isOpenFolder = async (container: MedusaContainer, folder: string): Promise<boolean> =>
  folder === platformFolder || (await findTenant(container, "id", folder)) !== undefined

async function findFile(
  container: MedusaContainer,
  url: string,
  accept: string | undefined
): Promise<ServedFile | undefined> {
  const [, , folder = "", requested = ""] = url.split("/")
  if (!isPicture(url) || !(await isOpenFolder(container, folder))) return undefined
  return findServedFile(pictureStore(), { folder, requested, readsAvif: readsAvif(accept) })
}

/**
 * Serves the stored pictures under `/static/`. File names are content hashes, so a file never changes. Browsers that
 * accept AVIF get it under the same name. The response headers keep a file from running scripts or loading anything in a
 * browser, whatever it contains.
 * @throws ApiError METHOD_NOT_ALLOWED; NOT_FOUND
 */
export async function serveStatic(
  container: MedusaContainer,
  req: IncomingMessage,
  res: ServerResponse
): Promise<void> {
  if (req.method !== "GET" && req.method !== "HEAD") {
    res.setHeader("allow", "GET, HEAD")
    throw new ApiError("METHOD_NOT_ALLOWED", "This endpoint doesn't support that method")
  }
  const url = req.url?.split("?")[0] ?? ""
  const found = await findFile(container, url, req.headers.accept)
  if (!found) throw new ApiError("NOT_FOUND", "There is no such file")
  res.setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  res.setHeader("x-content-type-options", "nosniff")
  res.setHeader("cross-origin-resource-policy", "cross-origin")
  if (url.endsWith(".webp")) res.setHeader("vary", "Accept")
  await sendFile(req, res, found)
}
