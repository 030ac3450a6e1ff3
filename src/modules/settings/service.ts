import { MedusaService } from "@medusajs/framework/utils"

/** Holds the tables of settings and texts; they are reached through a tenant's transaction only. */
export default class SettingsModuleService extends MedusaService({}) {}
