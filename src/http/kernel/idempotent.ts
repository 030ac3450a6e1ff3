import { createHmac } from "node:crypto"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { env } from "../../config/env"
import { ApiError } from "../../lib/api-error"
import { newId } from "../../lib/ids"
import {
  type CallClaim,
  claimCall,
  type FirstCall,
  firstCall,
  keepAnswer,
  releaseCall,
} from "../../modules/idempotency/calls"
import { type AdminContext, inTenant, type RequestContext } from "./context"
import { countAgainstLimits } from "../throttle/rate-limit"
import { refusalOf } from "./refusal"
import type { Reply } from "./reply"
import type { Endpoint } from "../../contract/endpoints/endpoint"
import { bodyText } from "./send-reply"
import type { SentFile } from "../files/sent-files"

const replayed = "idempotent-replayed"
const form = /^[\x20-\x7e]{1,100}$/

/** What is kept takes room: so many keys an hour for one program of the shop, and for one account. */
const maxPerHour = { program: 3_000, person: 300 }
/** What is longer is made anew; those calls tell by themselves what is there already. */
const maxAnswer = 256 * 1024

/** What a call brings, after its schemas. */
interface Content {
  params: unknown
  query: unknown
  body: unknown
  version: number | undefined
  files: readonly SentFile[]
}

/** An answer as it is kept: a success's body as it was sent, or a refusal. */
type Kept =
  | { status: number; headers: Reply["headers"]; text: string | null }
  | { refused: Pick<ApiError, "code" | "message" | "extra"> }

/** `Idempotency-Key` of a writing call; undefined for any other. @throws ApiError VALIDATION_FAILED */
function keyIn(req: MedusaRequest): string | undefined {
  const key = req.headers["idempotency-key"]
  if (key === undefined || req.method === "GET" || req.method === "HEAD") return undefined
  if (typeof key === "string" && form.test(key)) return key
  throw new ApiError("VALIDATION_FAILED", "The Idempotency-Key has 1 to 100 printable characters.")
}

/**
 * Whose call it is: a key's or an account's. Null where nobody is signed in: many people share one address, and nothing
 * else tells them apart.
 */
const credentialOf = (ctx: RequestContext): string | null => ctx.key?.id ?? ctx.signedIn?.account.id ?? null

/** Names a writing call by its caller and its `Idempotency-Key`; null without the header. @throws ApiError VALIDATION_FAILED */
export function requestKeyOf({ key: program, actor }: AdminContext, req: MedusaRequest): string | null {
  const key = keyIn(req)
  return key === undefined ? null : `${program?.id ?? actor.id ?? ""} ${key}`
}

/** Keyed: a body may hold a password, which nobody who reads the database should be able to guess at speed. */
function hashOf({ files, ...texts }: Content): string {
  const hash = createHmac("sha256", env().COOKIE_SECRET).update(JSON.stringify(texts))
  for (const { member, name, data } of files)
    hash.update(JSON.stringify([member, name, data.length])).update(data)
  return hash.digest("hex")
}

/** Secrets, files and streams are given once. */
const isKept = (reply: Reply, endpoint: Endpoint): boolean =>
  !endpoint.returnsSecret &&
  !reply.raw &&
  !Object.keys(reply.headers ?? {}).some((it) => /^set-cookie$/i.test(it))

const passes = ({ status }: ApiError): boolean => status >= 500 || status === 429

/** What the first call with the key was answered. @throws ApiError the first call's refusal, or why there is none yet */
function answerAgain(first: FirstCall | undefined, claim: CallClaim): Kept {
  if (first && first.contentHash !== claim.contentHash)
    throw new ApiError("IDEMPOTENCY_MISMATCH", "This Idempotency-Key came with another request before.")
  if (!first?.answer)
    throw new ApiError("CONFLICT", "The first request with this Idempotency-Key is still running.", {
      retryAfterSeconds: 1,
    })
  return JSON.parse(first.answer) as Kept
}

/**
 * Makes a call once for its `Idempotency-Key`, and answers a repeated one as the first. A call without the header, or of
 * somebody who isn't signed in, is made as it is: nothing is kept for anonymous callers. What a passing fault refused (5xx, 429) may be tried again with the same key.
 * @throws ApiError VALIDATION_FAILED for a key that is none, IDEMPOTENCY_MISMATCH for another content under the key,
 *   CONFLICT while the first call runs, TOO_MANY_REQUESTS for more keys than one may have kept
 */
export async function once(
  ctx: RequestContext,
  endpoint: Endpoint,
  [req, res]: [MedusaRequest, MedusaResponse],
  content: Content,
  call: () => Promise<Reply>
): Promise<Reply> {
  const key = keyIn(req)
  // The platform's own calls have no tenant to keep anything for.
  if (key === undefined || !("tenant" in ctx) || endpoint.access.endsWith("staff")) return call()
  const credential = credentialOf(ctx)
  if (credential === null) return call()
  const claim: CallClaim = {
    credential,
    route: `${req.method} ${routeOf(req)}`,
    key,
    accountId: ctx.signedIn?.account.id ?? null,
    contentHash: hashOf(content),
    claim: newId("claim"),
  }
  const isFirst = await inTenant(ctx, (tx) => claimCall(tx, claim))
  if (!isFirst) {
    const kept = answerAgain(await inTenant(ctx, (tx) => firstCall(tx, claim)), claim)
    res.setHeader(replayed, "true")
    if ("refused" in kept) throw new ApiError(kept.refused.code, kept.refused.message, kept.refused.extra)
    const { status, headers, text } = kept
    return { status, ...(headers ? { headers } : {}), ...(text === null ? {} : { json: text }) }
  }
  const keep = async (kept: Kept | null): Promise<void> => {
    const answer = kept && JSON.stringify(kept)
    try {
      await inTenant(ctx, (tx) =>
        answer && answer.length <= maxAnswer ? keepAnswer(tx, claim, answer) : releaseCall(tx, claim)
      )
    } catch (error) {
      // The call itself is over: its caller gets its response, be it kept or not.
      const logger = ctx.container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`The response of a call with an Idempotency-Key could not be kept: ${String(error)}`)
    }
  }
  const max = ctx.key ? maxPerHour.program : maxPerHour.person
  let reply: Reply
  try {
    await countAgainstLimits(ctx, [{ key: `idempotency:${claim.credential}`, max }], 3600)
    reply = await call()
  } catch (error) {
    const refusal = refusalOf(error)
    const { code, message, extra } = refusal
    await keep(passes(refusal) ? null : { refused: { code, message, extra } })
    throw error
  }
  const { status, headers } = reply
  await keep(isKept(reply, endpoint) ? { status, headers, text: bodyText(reply, endpoint.responses) } : null)
  return reply
}

/** The call without what its path names; that is part of its content. */
const routeOf = (req: MedusaRequest): string => (req.route as { path?: string } | undefined)?.path ?? req.path
