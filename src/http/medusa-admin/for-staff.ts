import { isRoute, type Route } from "../kernel/route"

/**
 * Serves a tenant admin's endpoint to the pages of Medusa Admin under `/admin/ratna/tenants/:tenantId/…`, with the same
 * input, handler and response. The tenant comes from the path; the actor is Medusa's user.
 * @throws Error for an endpoint that isn't a tenant admin's; the server then doesn't start
 */
export function forStaff(route: Route): Route {
  if (!isRoute(route) || route.endpoint.access !== "admin")
    throw new Error("Only an admin endpoint can have a counterpart for staff")
  const handle: (...call: Parameters<Route>) => Promise<void> = (req, res) => route(req, res)
  return Object.assign(handle, { endpoint: { ...route.endpoint, access: "tenant-staff" as const } })
}
