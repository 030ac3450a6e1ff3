import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ApiError } from "../../lib/api-error"
import { allowed } from "../../medusa/admin/allowed"
import { requireOwn } from "../../medusa/admin/owns"
import { closedMessage } from "../../medusa/admin/refused"
import { ruleFinder, type AdminRule } from "../../medusa/admin/rule"
import type { Tenant } from "../../modules/tenant/tenant"
import { staffActor } from "../kernel/actor"
import { contexts } from "../kernel/route"
import { requireStaff, type StaffTenant, tenantOfStaff } from "./staff"
import type { Caller } from "./staff-acts"
import { uploadPictures } from "./upload-pictures"

/** An allowed request to Medusa's `/admin`, and how its response is handled. */
export interface AllowedCall extends Caller {
  rule: AdminRule
  tenant: Tenant | undefined
  /** Whether its rule has been applied after Medusa's validation. Without that no response is sent. */
  isHeld: boolean
  /** Runs after Medusa's handler, before the response is sent. */
  done?: (response: unknown) => Promise<void>
}

export const allowedCalls = new WeakMap<object, AllowedCall>()
const find = ruleFinder(allowed)

/**
 * Decides which of Medusa's `/admin` endpoints are open, and for whom, by the rules of `src/medusa/admin/allowed.ts`
 * alone. A path passes only if it matches a rule letter by letter; any other spelling of it is refused. Runs before
 * Medusa parses the request; `adminEntries` apply the rest of the rule afterwards.
 */
export async function adminGate(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction
): Promise<void> {
  const path = req.originalUrl.split("?")[0] ?? ""
  // Our own endpoints have passed their gate.
  if (contexts.has(req)) {
    next()
    return
  }
  const found = find(req.method, path)
  if (!found) throw new ApiError("FORBIDDEN", closedMessage(path))
  const { rule, params } = found
  if (rule.for === "anyone") {
    next()
    return
  }
  const staff = await requireStaff(req)
  const { isPlatform, tenant } = await tenantOfStaff(req, staff.id)
  requireMay(rule, { isPlatform, tenant })
  if (tenant) await requireOwnThings(req, rule, params, tenant)
  const call: AllowedCall = {
    ...{ rule, params, tenant, container: req.scope, actor: staffActor(staff) },
    isHeld: rule.response !== undefined,
  }
  allowedCalls.set(req, call)
  // Deleted rows are never shown.
  delete req.query["with_deleted"]
  holdResponse(req, res, call)
  if (rule.files) {
    call.isHeld = true
    res.status(200).json(await uploadPictures(rule.files, req))
  } else if (rule.response) res.status(200).json(rule.response(params, isPlatform))
  else next()
}

function requireMay(rule: AdminRule, { isPlatform, tenant }: StaffTenant): void {
  if (rule.for === "platform" && !isPlatform) throw new ApiError("FORBIDDEN", closedMessage(rule.path))
  if (!rule.for && !tenant) throw new ApiError("FORBIDDEN", "Choose a store first, at the top of the page.")
}

async function requireOwnThings(
  req: MedusaRequest,
  rule: AdminRule,
  params: Caller["params"],
  tenant: Tenant
): Promise<void> {
  for (const [name, kind] of Object.entries(rule.own ?? {}))
    await requireOwn(req.scope, tenant, kind, params[name])
  for (const [key, kind] of Object.entries(rule.ownQuery ?? {}))
    await requireOwn(req.scope, tenant, kind, req.query[key])
}

/**
 * Blocks Medusa's response until the second half of the rule has run, even if a new Medusa version moves its routes.
 */
function holdResponse(req: MedusaRequest, res: MedusaResponse, call: AllowedCall): void {
  const send = res.json.bind(res)
  const logFault = (error: unknown): void => {
    req.scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(
        `${req.method} ${call.rule.path} isn't in the history`,
        error instanceof Error ? error : undefined
      )
  }
  res.json = (body) => {
    if (res.statusCode >= 400) return send(body)
    if (!call.isHeld) {
      res.status(500)
      return send({ type: "unexpected_state", message: "This call is not held to a store." })
    }
    const shown = call.rule.rewrite && call.tenant ? call.rule.rewrite(body, call.tenant) : body
    const { done } = call
    if (!done) return send(shown)
    void done(body)
      .catch(logFault)
      .finally(() => send(shown))
    return res
  }
}
