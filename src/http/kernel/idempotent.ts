import { createHmac } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { env } from "../../config/env"
import { ApiError } from "../../lib/api-error"
import { eachSecret } from "../../lib/accepted-secrets"
import { newId } from "../../lib/ids"
import {
  type CallClaim,
  claimCall,
  type FirstCall,
  firstCall,
  keepResponse,
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

/** Max stored keys an hour for one API key (`program`) and for one account (`person`), to bound storage. */
const maxPerHour = { program: 3_000, person: 300 }
/**
 * Max length of a stored response. A longer one isn't stored, and the request runs again; those endpoints detect what
 * exists already.
 */
const maxResponse = 256 * 1024

/** The request's content after validation. */
interface Content {
  params: unknown
  query: unknown
  body: unknown
  version: number | undefined
  files: readonly SentFile[]
}

/** A stored response: the body of a success as it was sent, or an error. */
type Kept =
  | { status: number; headers: Reply["headers"]; text: string | null }
  | { refused: Pick<ApiError, "code" | "message" | "extra"> }

/**
 * Returns the `Idempotency-Key` of a writing request; undefined for any other request.
 * @throws ApiError VALIDATION_FAILED
 */
function keyIn(req: IncomingMessage): string | undefined {
  const key = req.headers["idempotency-key"]
  if (key === undefined || req.method === "GET" || req.method === "HEAD") return undefined
  if (typeof key === "string" && form.test(key)) return key
  throw new ApiError("VALIDATION_FAILED", "The Idempotency-Key must have 1 to 100 printable characters.")
}

/**
 * Returns the id of the caller's API key, entry or account: a superadmin who has entered the tenant shares the account
 * of an admin, but no stored responses. Null when nobody is signed in: several people can share one
 * address, and nothing else distinguishes them.
 */
const credentialOf = (ctx: RequestContext): string | null =>
  ctx.key?.id ?? ctx.signedIn?.entered?.id ?? ctx.signedIn?.account.id ?? null

/**
 * Identifies a writing request by its caller and its `Idempotency-Key`; null without the header.
 * @throws ApiError VALIDATION_FAILED
 */
export function requestKeyOf({ key: program, actor }: AdminContext, req: IncomingMessage): string | null {
  const key = keyIn(req)
  return key === undefined ? null : `${program?.id ?? actor.id ?? ""} ${key}`
}

/**
 * Hashes the content with each accepted key (HMAC). A body may contain a password, which a plain hash would expose to guessing by
 * anyone who reads the database.
 */
const hashesOf = (content: Content): CallClaim["contentHashes"] =>
  eachSecret(env().cookieSecrets, (secret) => hashBy(secret, content))

function hashBy(secret: string, { files, ...texts }: Content): string {
  const hash = createHmac("sha256", secret).update(JSON.stringify(texts))
  for (const { member, name, data } of files)
    hash.update(JSON.stringify([member, name, data.length])).update(data)
  return hash.digest("hex")
}

/** Returns whether a response is stored. Secrets, files and streams are sent once. */
const isKept = (reply: Reply, endpoint: Endpoint): boolean =>
  !endpoint.returnsSecret &&
  !reply.raw &&
  !Object.keys(reply.headers ?? {}).some((it) => /^set-cookie$/i.test(it))

const passes = ({ status }: ApiError): boolean => status >= 500 || status === 429

/**
 * Returns the response of the first request with the key.
 * @throws ApiError the first request's error, or the reason why there is no response yet
 */
function respondAgain(first: FirstCall | undefined, claim: CallClaim): Kept {
  if (first && !claim.contentHashes.includes(first.contentHash))
    throw new ApiError("IDEMPOTENCY_MISMATCH", "This Idempotency-Key was used for a different request.")
  if (!first?.answer)
    throw new ApiError("CONFLICT", "The first request with this Idempotency-Key is still running.", {
      retryAfterSeconds: 1,
    })
  return JSON.parse(first.answer) as Kept
}

/**
 * Runs a request once per `Idempotency-Key` and replays its response to a repeated request. A request without the
 * header, or without a signed-in caller, always runs: nothing is stored for anonymous callers. After a transient
 * failure (5xx, 429) the same key may be retried.
 * @throws ApiError VALIDATION_FAILED for a malformed key, IDEMPOTENCY_MISMATCH for other content under the same key,
 *   CONFLICT while the first request runs, TOO_MANY_REQUESTS when the caller has stored too many keys
 */
export async function once(
  ctx: RequestContext,
  endpoint: Endpoint,
  [req, res]: [IncomingMessage, ServerResponse],
  content: Content,
  call: () => Promise<Reply>
): Promise<Reply> {
  const key = keyIn(req)
  // Platform requests have no tenant to store a response for.
  if (key === undefined || !("tenant" in ctx) || endpoint.access.endsWith("staff")) return call()
  const credential = credentialOf(ctx)
  if (credential === null) return call()
  const claim: CallClaim = {
    credential,
    // The path parameters are part of the content.
    route: `${req.method ?? ""} ${endpoint.path}`,
    key,
    accountId: ctx.signedIn?.account.id ?? null,
    contentHashes: hashesOf(content),
    claim: newId("claim"),
  }
  const isFirst = await inTenant(ctx, (tx) => claimCall(tx, claim))
  if (!isFirst) {
    const kept = respondAgain(await inTenant(ctx, (tx) => firstCall(tx, claim)), claim)
    res.setHeader(replayed, "true")
    if ("refused" in kept) throw new ApiError(kept.refused.code, kept.refused.message, kept.refused.extra)
    const { status, headers, text } = kept
    return { status, ...(headers ? { headers } : {}), ...(text === null ? {} : { json: text }) }
  }
  const keep = async (kept: Kept | null): Promise<void> => {
    const response = kept && JSON.stringify(kept)
    try {
      await inTenant(ctx, (tx) =>
        response && response.length <= maxResponse
          ? keepResponse(tx, claim, response)
          : releaseCall(tx, claim)
      )
    } catch (error) {
      // The request is done: its caller gets the response whether or not it could be stored.
      const logger = ctx.container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`The response of a call with an Idempotency-Key could not be stored: ${String(error)}`)
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
