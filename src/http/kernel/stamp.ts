import type { IncomingMessage } from "node:http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type StampKind, stampOf, timelineOf } from "../../contract/rules/stamp"
import { readVersions } from "../../modules/tenant/read-versions"
import type { RequestContext } from "./context"

/** The registry version under which a request's tenant was read, for requests whose sender wants a stamp. */
export const stampWanted = new WeakMap<object, string>()

/** Catalog version of the requests whose stamp contains it. */
const catalogVersions = new WeakMap<object, string>()

/** Returns the catalog version that was read for the request's stamp; undefined for a request without one. */
export const catalogVersionOf = (req: IncomingMessage): string | undefined => catalogVersions.get(req)

/**
 * Reads the stamp of a public response. Call it before any data is read: data that is newer than its stamp is read
 * again needlessly, data that is older would be served as current.
 * @returns undefined when the sender wants none, or when the tenant was read from another timeline than the versions
 */
export async function readStamp(
  req: IncomingMessage,
  { container, tenant }: RequestContext,
  kind: StampKind | undefined
): Promise<string | undefined> {
  const registry = stampWanted.get(req)
  if (kind === undefined || registry === undefined) return undefined
  const versions = await readVersions(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), [tenant.id])
  const version = versions.tenants[tenant.id]?.[kind]
  if (version === undefined || timelineOf(versions.registry) !== timelineOf(registry)) return undefined
  if (kind === "catalog") catalogVersions.set(req, `${timelineOf(registry)}.${version}`)
  return stampOf(kind, tenant.id, registry, version)
}
