import { isRoute, type Route } from "../kernel/route"

/**
 * A tenant admin's call, for the pages of Medusa Admin: the same input, work and answer, under
 * `/admin/ratna/tenants/:tenantId/…`, where the tenant is the one in the path and the actor is Medusa's user.
 * @throws Error for a call that isn't a tenant admin's; the server then doesn't start
 */
export function forStaff(route: Route): Route {
  if (!isRoute(route) || route.endpoint.access !== "admin")
    throw new Error("Only an admin's call has a twin for staff")
  const handle: (...call: Parameters<Route>) => Promise<void> = (req, res) => route(req, res)
  return Object.assign(handle, { endpoint: { ...route.endpoint, access: "tenant-staff" as const } })
}
