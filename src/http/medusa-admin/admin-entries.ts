import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { allowed } from "../../medusa/admin/allowed"
import { responses } from "../../medusa/admin/responses"
import { productMade, productsBefore } from "../../medusa/admin/changed-products"
import type { AdminRule, Instead } from "../../medusa/admin/rule"
import { allowedCalls, type AllowedCall } from "./admin-gate"
import type { Sender, StaffActs } from "./staff-acts"

/**
 * The second half of each rule: what can be enforced only after Medusa has parsed query and body. An entry that uses
 * the exact text of Medusa's own matcher and a method runs after Medusa's validation and before its handler.
 */
export const adminEntries = (acts: StaffActs): MiddlewareRoute[] =>
  allowed
    .filter((rule) => !rule.response && rule.for !== "anyone")
    .map((rule) => ({ matcher: rule.path, methods: [rule.method], middlewares: [applying(rule, acts)] }))

const applying =
  (rule: AdminRule, acts: StaffActs) =>
  async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    const call = allowedCalls.get(req)
    // A static path that also matches a parameterized route has its own rule.
    if (call?.rule !== rule) {
      next()
      return
    }
    call.isHeld = true
    if (rule.plainBody) req.validatedBody = rule.plainBody(req.validatedBody ?? req.body, call)
    const { tenant } = call
    if (tenant && !rule.for) await hold(req, call, { ...call, tenant }, acts)
    if (rule.instead && tenant) await respondInstead(req, res, rule.instead, { ...call, tenant }, acts)
    else next()
  }

async function respondInstead(
  req: MedusaRequest,
  res: MedusaResponse,
  instead: Instead,
  sender: Sender,
  acts: StaffActs
): Promise<void> {
  const act = { ...sender, body: req.validatedBody ?? req.body }
  const { queryConfig } = req as Partial<MedusaRequest>
  const status = await acts.instead[instead](act)
  // The action is done, whether or not its record can be read.
  const shown = await responses[instead](act, queryConfig?.fields ?? []).catch(() => ({}))
  res.status(status).json(shown)
}

async function hold(req: MedusaRequest, call: AllowedCall, sender: Sender, acts: StaffActs): Promise<void> {
  const { rule } = call
  if (rule.filter) req.filterableFields = { ...req.filterableFields, ...rule.filter(sender.tenant) }
  if (rule.body) req.validatedBody = await rule.body(req.validatedBody ?? req.body, sender)
  if (rule.record === "product") {
    const write = await acts.watchProducts(sender, await productsBefore(rule, req.validatedBody, sender))
    const makes = rule.path === "/admin/products"
    call.done = (response) => write(makes ? productMade(response) : [])
  }
}
