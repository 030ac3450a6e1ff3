import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { staffActor } from "../kernel/actor"
import { beginRequest } from "../kernel/begin-request"
import type { RequestContext } from "../kernel/context"
import { contexts } from "../kernel/route"
import type { RouteTable } from "../kernel/route-table"
import { refuseForeignOrigin } from "../kernel/same-site"
import { takePlatformLimit } from "../throttle/peer-limit"
import { requireStaff, tenantInPath } from "./staff"

/**
 * Resolves the route, staff user and tenant of requests to `/admin/ratna`. They pass Medusa's router, which authenticates
 * the user before this gate runs.
 */
export function staffGate(routes: RouteTable) {
  return async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    const path = req.originalUrl.split("?")[0] ?? ""
    const { found, caller } = beginRequest(routes, path, req, res)
    await takePlatformLimit(caller.clientIp, "staff")
    refuseForeignOrigin(req, caller.origin)
    const staff = await requireStaff(req)
    const { access } = found.registered.route.endpoint
    const chosen = access === "tenant-staff" ? { tenant: await tenantInPath(req, path, staff.id) } : {}
    const context = { container: req.scope, ...caller, ...chosen, actor: staffActor(staff) }
    contexts.set(req, context as unknown as RequestContext)
    next()
  }
}
