import { MedusaService } from "@medusajs/framework/utils"

/** Holds the tenant registry's tables; the registry itself is read by `find-tenant.ts`. */
export default class TenantModuleService extends MedusaService({}) {}
