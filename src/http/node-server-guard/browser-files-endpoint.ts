import type { IncomingMessage, ServerResponse } from "node:http"
import { container } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { browserFileName, browserFilesPath } from "../../contract/rules/browser-files"
import { readBrowserFile } from "../../modules/browser-file/read-browser-file"
import { isFromStorefront } from "../kernel/peer"

/**
 * Responds to a storefront server that lacks a browser file, because a page of another release loads it. The body is base64,
 * because fonts are binary. The path is not reachable through the public origin.
 * @returns false for any other request, and for one without the shared secret
 */
export function respondsWithBrowserFiles(req: IncomingMessage, res: ServerResponse): boolean {
  if (req.method !== "GET" || !req.url?.startsWith(browserFilesPath) || !isFromStorefront(req)) return false
  const name = req.url.slice(browserFilesPath.length)
  if (!browserFileName.test(name)) return false
  void response(name, res)
  return true
}

async function response(name: string, res: ServerResponse): Promise<void> {
  try {
    const body = await readBrowserFile(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), name)
    res.writeHead(body ? 200 : 404, { "content-type": "text/plain" })
    res.end(body?.toString("base64"))
  } catch {
    res.writeHead(503)
    res.end()
  }
}
