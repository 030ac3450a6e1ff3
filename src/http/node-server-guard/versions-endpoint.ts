import type { IncomingMessage, ServerResponse } from "node:http"
import { container } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { versionsPath } from "../../contract/rules/stamp"
import { readVersions } from "../../modules/tenant/read-versions"
import { isFromStorefront } from "../kernel/peer"

const prefix = `${versionsPath}?t=`
const tenantIds = /^[\w-]+(,[\w-]+)*$/

/**
 * Responds to the storefront server's version check with one statement. The check runs up to 20 times a second for each
 * storefront process, so it is handled before Medusa's router. The path is not reachable through the public origin.
 * @returns false for any other request, and for one without the shared secret
 */
export function respondsWithVersions(req: IncomingMessage, res: ServerResponse): boolean {
  if (req.method !== "GET" || !req.url?.startsWith(prefix) || !isFromStorefront(req)) return false
  const ids = req.url.slice(prefix.length)
  if (!tenantIds.test(ids)) return false
  void response(ids.split(","), res)
  return true
}

async function response(ids: readonly string[], res: ServerResponse): Promise<void> {
  try {
    const versions = await readVersions(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), ids)
    res.writeHead(200, { "content-type": "application/json" })
    res.end(JSON.stringify(versions))
  } catch {
    // Not started yet, or without a database: the storefront server relays the requests, which report the fault.
    res.writeHead(503)
    res.end()
  }
}
