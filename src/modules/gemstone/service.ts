import { MedusaService } from "@medusajs/framework/utils"

/** Holds the tables of what Medusa has no place for; they are reached through a tenant's transaction only. */
export default class GemstoneModuleService extends MedusaService({}) {}
