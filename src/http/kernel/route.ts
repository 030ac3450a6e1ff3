import type { IncomingMessage, ServerResponse } from "node:http"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { z } from "zod"
import { withCaller } from "../../lib/caller"
import { countCall } from "../throttle/count-call"
import type { ApiRequest } from "./api-request"
import type { AdminContext, RequestContext, SignedIn } from "./context"
import { once } from "./idempotent"
import { read, readPath, readRows } from "./read-input"
import { readVersion } from "./read-version"
import type { Reply } from "./reply"
import type { Access, Endpoint, Schema } from "../../contract/endpoints/endpoint"
import { sendReply } from "./send-reply"
import { readStamp } from "./stamp"
import { stampHeader } from "../../contract/rules/stamp"
import { filesOf, type SentFile } from "../files/sent-files"
import { withTenantThrottle } from "../throttle/tenant-throttle"

type ContextOf<A extends Access> = A extends "anyone"
  ? RequestContext
  : A extends "platform"
    ? Omit<RequestContext, "tenant" | "signedIn">
    : A extends "admin" | "tenant-staff"
      ? AdminContext
      : A extends "staff"
        ? Omit<AdminContext, "tenant">
        : RequestContext & { readonly signedIn: SignedIn }

/** Medusa's router has received the requests of staff, and has authenticated them. */
type RequestOf<A extends Access> = A extends "staff" ? MedusaRequest : IncomingMessage

type Parsed<S> = S extends Schema ? z.output<S> : undefined

type Handler<S extends Endpoint> = (
  ctx: ContextOf<S["access"]>,
  input: {
    params: Parsed<S["params"]>
    query: Parsed<S["query"]>
    body: Parsed<S["body"]>
    /** The uploaded files, where the route declares `files`. */
    files: readonly SentFile[]
    /** The body's bytes, where the route declares `rawBody`. */
    raw: Buffer
    /** The version that the edit is based on, where the route is `versioned` and the caller sends one. */
    version: number | undefined
  },
  req: RequestOf<S["access"]>
) => Promise<Reply>

export type Route = ((req: ApiRequest, res: ServerResponse) => Promise<void>) & {
  readonly endpoint: Endpoint
}

const bytesOf = ({ body }: ApiRequest): Buffer => (Buffer.isBuffer(body) ? body : noBytes)
const noBytes = Buffer.alloc(0)

/** Context of each request that the gate has accepted. */
export const contexts = new WeakMap<object, RequestContext>()
/** Endpoint declaration of each request. */
export const declared = new WeakMap<object, Endpoint>()

/**
 * Binds a handler to the endpoint's declaration. The gate resolves tenant and role from the declaration. Invalid input
 * is refused before the handler runs. The response is reduced to its schema, so that no internal column leaks. Rate
 * limits count every request with valid input.
 */
export function route<const S extends Endpoint>(endpoint: S, handler: Handler<S>): Route {
  if (endpoint.access === "platform" && endpoint.limits)
    throw new Error("A limit needs a tenant, and this endpoint has none")
  const handle = async (req: ApiRequest, res: ServerResponse): Promise<void> => {
    const ctx = contexts.get(req)
    if (!ctx) throw new Error("A route ran before the gate")
    const content = {
      params: readPath(endpoint, req.params),
      query: read(endpoint.query, req.query, "query"),
      body: endpoint.rows
        ? await readRows(endpoint.body, req.body, endpoint.rows)
        : read(endpoint.body, req.body, "body"),
      files: filesOf(req),
      version: endpoint.versioned ? readVersion(req) : undefined,
    }
    const stamp = await readStamp(req, ctx, endpoint.ready)
    // The schemas were just applied and a gate has set the context; TypeScript can't infer that.
    const reply = await withTenantThrottle(ctx, endpoint, () =>
      once(ctx, endpoint, [req, res], content, async () => {
        if (endpoint.limits) await countCall(ctx, endpoint.limits, content.body)
        const input = { ...content, raw: bytesOf(req) }
        return withCaller(res, () =>
          handler(ctx as ContextOf<S["access"]>, input as never, req as RequestOf<S["access"]>)
        )
      })
    )
    if (stamp !== undefined) res.setHeader(stampHeader, stamp)
    sendReply(res, reply, endpoint)
  }
  return Object.assign(handle, { endpoint })
}

export const isRoute = (it: unknown): it is Route =>
  typeof it === "function" && "endpoint" in it && typeof it.endpoint === "object"
