import { MedusaService } from "@medusajs/framework/utils"

/** Holds the table of delivery addresses; it is reached through a tenant's transaction only. */
export default class AddressModuleService extends MedusaService({}) {}
