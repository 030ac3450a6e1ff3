import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "zod"
import { countCall } from "./count-call"
import type { AdminContext, RequestContext, SignedIn } from "./context"
import { once } from "./idempotent"
import { read, readPath } from "./read-input"
import { readVersion } from "./read-version"
import type { Reply } from "./reply"
import type { Access, RouteSpec, Schema } from "./route-spec"
import { sendReply } from "./send-reply"
import { filesOf, type SentFile } from "./sent-files"
import { inTenantsRoom } from "./tenant-room"

type ContextOf<A extends Access> = A extends "anyone"
  ? RequestContext
  : A extends "platform"
    ? Omit<RequestContext, "tenant" | "signedIn">
    : A extends "admin" | "tenant-staff"
      ? AdminContext
      : A extends "staff"
        ? Omit<AdminContext, "tenant">
        : RequestContext & { readonly signedIn: SignedIn }

type Parsed<S> = S extends Schema ? z.output<S> : undefined

type Handler<S extends RouteSpec> = (
  ctx: ContextOf<S["access"]>,
  input: {
    params: Parsed<S["params"]>
    query: Parsed<S["query"]>
    body: Parsed<S["body"]>
    /** The files that came along, where the route takes `files`. */
    files: readonly SentFile[]
    /** The version that the edit was made from, where the route is `versioned` and the caller names one. */
    version: number | undefined
  },
  req: MedusaRequest
) => Promise<Reply>

export type Route = ((req: MedusaRequest, res: MedusaResponse) => Promise<void>) & {
  readonly spec: RouteSpec
}

/** What the gate leaves on a request that may go on. */
export const contexts = new WeakMap<object, RequestContext>()
/** What its route has declared. */
export const declared = new WeakMap<object, RouteSpec>()

/**
 * A handler that declares who may call it, what goes in and what comes out. The gate resolves tenant and role from
 * the declaration; input that doesn't fit is refused before the handler; the answer is cut to its schema, so that no
 * inner column leaves by accident. What its limits count is every call whose input fits.
 */
export function route<const S extends RouteSpec>(spec: S, handler: Handler<S>): Route {
  if (spec.access === "platform" && spec.limits)
    throw new Error("A limit counts for a tenant; this call has none")
  const handle = async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
    const ctx = contexts.get(req)
    if (!ctx) throw new Error("A route ran before the gate")
    const input = {
      params: readPath(spec, req.params),
      query: read(spec.query, req.query, "query"),
      body: read(spec.body, req.body, "body", spec.rows),
      files: filesOf(req),
      version: spec.versioned ? readVersion(req) : undefined,
    }
    // The schemas have just been applied; TypeScript can't follow that through the optional members.
    const reply = await inTenantsRoom(ctx, spec, () =>
      once(ctx, spec, [req, res], input, async () => {
        if (spec.limits) await countCall(ctx, spec.limits, input.body)
        return handler(ctx as ContextOf<S["access"]>, input as never, req)
      })
    )
    sendReply(res, reply, spec.answers)
  }
  return Object.assign(handle, { spec })
}

export const isRoute = (it: unknown): it is Route =>
  typeof it === "function" && "spec" in it && typeof it.spec === "object"
