import type { IncomingMessage } from "node:http"
import { encodingOf } from "../../../contract/rules/negotiation"
import { Answer } from "../../../modules/catalog/answers/answer"
import { AnswerCache } from "../../../modules/catalog/answers/answer-cache"
import { catalogVersion } from "../../../modules/catalog/read/db"
import { knows } from "../../../http/kernel/cached"
import type { RequestContext } from "../../../http/kernel/context"
import type { Reply } from "../../../http/kernel/reply"
import { catalogVersionOf } from "../../../http/kernel/stamp"

/** Cache of ready responses, per process. */
const cache = new AnswerCache(48 * 1024 * 1024)

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
  const answer = await cache.get(id, version, key, async () => {
    const { json, total } = await make(version)
    return new Answer(json, total)
  })
  return replyOf(req, answer)
}

/** Sends a ready response unchanged, compressed when the caller accepts it; 304 when the caller's copy is current. */
export async function replyOf(req: IncomingMessage, answer: Answer): Promise<Reply> {
  const headers: Record<string, string> = { etag: answer.etag, vary: "host, accept-encoding" }
  if (answer.total !== undefined) headers["x-total-count"] = String(answer.total)
  if (knows(req, answer.etag)) return { status: 304, headers }
  const encoding = answer.compressible ? encodingOf(req.headers["accept-encoding"]) : undefined
  const type = "application/json; charset=utf-8"
  if (!encoding) return { status: 200, headers, raw: { type, data: answer.plain } }
  const data = await answer.packedAs(encoding)
  return { status: 200, headers: { ...headers, "content-encoding": encoding }, raw: { type, data } }
}
