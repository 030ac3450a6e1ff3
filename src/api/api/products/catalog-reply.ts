import type { IncomingMessage } from "node:http"
import { encodingOf } from "../../../contract/rules/negotiation"
import { PackedJson } from "../../../modules/catalog/responses/packed-json"
import { ResponseCache } from "../../../modules/catalog/responses/response-cache"
import { catalogVersion } from "../../../modules/catalog/read/db"
import { knows } from "../../../http/kernel/cached"
import type { RequestContext } from "../../../http/kernel/context"
import type { Reply } from "../../../http/kernel/reply"
import { catalogVersionOf } from "../../../http/kernel/stamp"

/** Cache of ready responses, per process. */
const cache = new ResponseCache(48 * 1024 * 1024)

/**
 * Responds to a catalog request from memory while the tenant's catalog version is unchanged. The version is read from
 * the database on each request, so the response is current in every process.
 * @param key contains everything that the response depends on
 */
export async function catalogReply(
  ctx: Pick<RequestContext, "container" | "tenant">,
  req: IncomingMessage,
  key: string,
  make: (version: string) => Promise<{ json: string; total?: number }>
): Promise<Reply> {
  const { id } = ctx.tenant
  const version = catalogVersionOf(req) ?? (await catalogVersion(ctx.container, id))
  const response = await cache.get(id, version, key, async () => {
    const { json, total } = await make(version)
    return new PackedJson(json, total)
  })
  return replyOf(req, response)
}

/** Sends a ready response unchanged, compressed when the caller accepts it; 304 when the caller's copy is current. */
export async function replyOf(req: IncomingMessage, response: PackedJson): Promise<Reply> {
  const headers: Record<string, string> = { etag: response.etag, vary: "host, accept-encoding" }
  if (response.total !== undefined) headers["x-total-count"] = String(response.total)
  if (knows(req, response.etag)) return { status: 304, headers }
  const encoding = response.compressible ? encodingOf(req.headers["accept-encoding"]) : undefined
  const type = "application/json; charset=utf-8"
  if (!encoding) return { status: 200, headers, raw: { type, data: response.plain } }
  const data = await response.packedAs(encoding)
  return { status: 200, headers: { ...headers, "content-encoding": encoding }, raw: { type, data } }
}
