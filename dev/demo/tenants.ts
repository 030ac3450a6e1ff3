import type { DemoTenant } from "./demo-tenant"
import { neelamHouse } from "./tenants/neelam-house"
import { ratna } from "./tenants/ratna"

/** The demo's shops, the default one first. */
export const demoTenants: DemoTenant[] = [ratna, neelamHouse]
