import { MedusaService } from "@medusajs/framework/utils"

/** Holds the tables of accounts, sessions and codes; they are reached through a tenant's transaction only. */
export default class AccountModuleService extends MedusaService({}) {}
